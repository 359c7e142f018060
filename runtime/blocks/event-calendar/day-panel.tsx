import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import type { Occurrence } from '../../ui/events/occurrences.ts';
import { useEventText } from '../../ui/events/use-event-text.ts';
import { Heading } from '../../ui/section/heading.tsx';
import css from './day-panel.module.css';

type DayPanelProps = { readonly day: string; readonly occurrences: readonly Occurrence[] };

/** A day with all that takes place on it. */
export function DayPanel({ day, occurrences }: DayPanelProps) {
  const t = useMessages();
  const text = useEventText();
  const picture = occurrences.find(({ event }) => event.picture)?.event.picture;
  return (
    <section className={css.panel}>
      <Heading className={css.date}>
        <time dateTime={day}>
          <span className={classes(layout.title, css.number)}>{Number(day.slice(8))}</span>
          <span className={css.month}>
            {`${text.day(day.slice(0, 7), 'textMonth')} · ${text.day(day, 'weekday')}`}
          </span>
        </time>
      </Heading>
      {picture ? (
        <Picture picture={picture} width={600} height={400} isSmall className={css.picture} />
      ) : null}
      <ul>
        {occurrences.map(({ event, time }) => {
          const status = text.status(event);
          const facts = [text.where(event), text.booking(event)].filter(Boolean).join(' · ');
          return (
            <li key={`${event.id} ${time[0]}`} className={css.event}>
              <p className={css.time}>
                {text.hours(time) ?? t('eventAllDay')}
                {status ? <span className={css.off}>{status}</span> : null}
              </p>
              <p className={css.title}>
                <SiteLink to={event.href} className={layout.stretch} lang={event.tag}>
                  {event.status ? <s>{event.title}</s> : event.title}
                </SiteLink>
              </p>
              {facts ? <p className={css.facts}>{facts}</p> : null}
            </li>
          );
        })}
      </ul>
      {occurrences.length === 0 ? <p className={css.none}>{t('noEvents')}</p> : null}
    </section>
  );
}
