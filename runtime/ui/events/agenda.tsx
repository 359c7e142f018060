import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { SiteLink } from '../element/site-link.tsx';
import { Heading } from '../section/heading.tsx';
import css from './agenda.module.css';
import { byDay, type Occurrence } from './occurrences.ts';
import { useEventText } from './use-event-text.ts';

/** An event on its day: when, what kind, what, where. */
export function AgendaEvent({ occurrence: { event, time } }: { readonly occurrence: Occurrence }) {
  const text = useEventText();
  const t = useMessages();
  const { title, href, kind, tag } = event;
  const status = text.status(event);
  const facts = [text.where(event), text.booking(event)].filter(Boolean).join(' · ');
  return (
    <>
      <p className={css.meta}>
        <span className={css.time}>{text.hours(time) ?? t('eventAllDay')}</span>
        {status || kind ? (
          <span className={status ? css.off : css.kind}>{status ?? kind}</span>
        ) : null}
      </p>
      <Heading below className={css.title}>
        <SiteLink to={href} className={layout.stretch} lang={tag}>
          {event.status ? <s>{title}</s> : title}
        </SiteLink>
      </Heading>
      {facts ? <p className={css.facts}>{facts}</p> : null}
    </>
  );
}

type AgendaProps = {
  readonly occurrences: readonly Occurrence[];
  /** What began before stands under this day. */
  readonly from: string;
  readonly today: string;
};

/** What takes place, day by day. */
export function Agenda({ occurrences, from, today }: AgendaProps) {
  const { form } = useScreen();
  const t = useMessages();
  const text = useEventText();
  const month = from.slice(0, 7);
  return (
    <ol className={css.agenda} data-form={form}>
      {byDay(occurrences, from).map(({ day, occurrences: own }, index) => (
        // By their place, not by what they hold: what is over goes without anything being moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={css.day}>
          <p className={css.date}>
            <time dateTime={day}>
              <span className={classes(layout.title, css.number)}>{Number(day.slice(8))}</span>
              <span className={css.weekday}>
                {day.startsWith(month) ? '' : `${text.day(day.slice(0, 7), 'month')} · `}
                {text.day(day, 'weekday')}
                {day === today ? ` · ${t('today')}` : ''}
              </span>
            </time>
          </p>
          <ul className={css.events}>
            {own.map((occurrence, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={place} className={css.event}>
                <AgendaEvent occurrence={occurrence} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
