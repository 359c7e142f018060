import { dayParts } from '../../../schema/content/day-parts.ts';
import { isAllDay } from '../../../schema/events/event-days.ts';
import type { EventFacts, EventTime } from '../../../schema/events/event-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { type DateKind, dateFormat } from '../../text/date-format.ts';
import { withWeekday } from '../../text/with-weekday.ts';
import { useDayText } from '../text/use-day-text.ts';

type EventText = {
  /** A day, YYYY-MM-DD, or a month, YYYY-MM, in the words of the screen's language. */
  readonly day: (day: string, kind: DateKind) => string;
  /** The time of day of a moment. */
  readonly clock: (moment: string) => string;
  /** From when until when on its day; undefined for what lasts all day. */
  readonly hours: (time: EventTime) => string | undefined;
  /** The whole time, day and hours. */
  readonly whole: (time: EventTime) => string;
  /** Room and place. */
  readonly where: (facts: EventFacts) => string | undefined;
  /** Whether it has to be booked, or is full. */
  readonly booking: (facts: EventFacts) => string | undefined;
  /** That it does not take place as announced. */
  readonly status: (facts: EventFacts) => string | undefined;
};

/** Writes what is to be known of events in the screen's language. */
export function useEventText(): EventText {
  const { table, language } = useScreen();
  const t = useMessages();
  const { tag = 'en' } = useSiteState().model.languages[language] ?? {};
  const day: EventText['day'] = (text, kind) =>
    dateFormat(tag, kind, 'en-GB').format(
      Date.parse(`${text.length === 7 ? `${text}-01` : text}T00:00Z`),
    );
  const dayText = useDayText();
  const dated = (moment: string): string => {
    const parts = dayParts(moment.slice(0, 10));
    return withWeekday(parts ? dayText(parts) : '', day(moment.slice(0, 10), 'weekday'), tag);
  };
  const clock = (moment: string): string => moment.slice(11).replace(/^0/, '');
  const hours: EventText['hours'] = (time) => {
    const [start, end] = time;
    if (isAllDay(time)) return undefined;
    return start.slice(0, 10) === end.slice(0, 10)
      ? `${clock(start)}–${clock(end)}`
      : `${clock(start)} – ${day(end.slice(0, 10), 'dayOfYear')} ${clock(end)}`;
  };
  return {
    day,
    clock,
    hours,
    whole: (time) => {
      const [start, end] = time;
      const first = dated(start);
      const times = hours(time);
      if (times !== undefined) return `${first} ${times}`;
      return start === end ? first : `${first} – ${dated(end)}`;
    },
    where: ({ place, location }) => {
      const name = place === undefined ? undefined : ownValue(table.places ?? {}, place)?.name;
      return [name, location].filter(Boolean).join(' · ') || undefined;
    },
    booking: ({ booking }) =>
      booking?.full ? t('eventFull') : booking?.required ? t('eventBookingRequired') : undefined,
    status: ({ status }) =>
      status && t(status === 'cancelled' ? 'eventCancelled' : 'eventPostponed'),
  };
}
