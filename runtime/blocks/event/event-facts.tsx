import type { EntryEvent } from '../../../schema/events/event-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { useContentLink } from '../../content/use-content-link.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import buttons from '../../ui/element/button.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useEventText } from '../../ui/events/use-event-text.ts';
import css from './event-facts.module.css';
import { useTimesToCome } from './use-times-to-come.ts';

/** Dates that a repeated event shows after the next one. */
const maxDates = 5;

type EventFactsProps = { readonly entry: EntryView; readonly event: EntryEvent };

/** When and where an event takes place, for whom, how to book, and how to have it in a calendar program. */
export function EventFacts({ entry, event }: EventFactsProps) {
  const t = useMessages();
  const text = useEventText();
  const asset = useAsset();
  const contentLink = useContentLink();
  const { table } = useScreen();
  const { next, coming } = useTimesToCome(event.times);
  const further = coming.slice(1, maxDates + 1);
  const isPast = coming.length === 0;
  const place = event.place === undefined ? undefined : ownValue(table.places ?? {}, event.place);
  const audiences = ownValue(table.collections, entry.collection)?.events?.audiences ?? {};
  const status = text.status(event) ?? (isPast ? t('eventOver') : undefined);
  const { booking } = event;
  const isOpen = booking?.link !== undefined && !booking.full && !isPast && !event.status;
  const fact = (label: string, value: React.ReactNode) => (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <div className={css.panel}>
      <dl>
        {next
          ? fact(
              t('eventWhen'),
              <>
                <time dateTime={next[0]}>{text.whole(next)}</time>
                {status ? (
                  <strong className={event.status ? css.off : css.past}>{status}</strong>
                ) : null}
              </>,
            )
          : null}
        {place || event.location
          ? fact(
              t('eventWhere'),
              <>
                {text.where(event)}
                {place?.address ? (
                  <span className={css.more}>{place.address.join(' · ')}</span>
                ) : null}
              </>,
            )
          : null}
        {event.audience?.length
          ? fact(
              t('eventAudience'),
              event.audience.map((each) => ownValue(audiences, each) ?? each).join(' · '),
            )
          : null}
        {booking
          ? fact(t('eventBooking'), [text.booking(event), booking.text].filter(Boolean).join(' · '))
          : null}
        {event.repeats && further.length > 0
          ? fact(
              t('eventDates'),
              <ul>
                {further.map((time) => (
                  <li key={time[0]}>
                    <time dateTime={time[0]}>{text.whole(time)}</time>
                  </li>
                ))}
              </ul>,
            )
          : null}
      </dl>
      <p className={css.actions}>
        {isOpen ? (
          <SiteLink to={contentLink(booking.link)} className={buttons.button}>
            {t('eventBook')}
          </SiteLink>
        ) : null}
        {event.file !== undefined ? (
          <a href={asset(event.file)} type="text/calendar" className={css.link}>
            {t('eventToCalendar')}
          </a>
        ) : null}
      </p>
    </div>
  );
}
