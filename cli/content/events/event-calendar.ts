import { compact } from '../../../schema/compact.ts';
import { closedContent } from '../../../schema/compile/site/closed-content.ts';
import { endOfMonth, monthAfter } from '../../../schema/events/event-days.ts';
import type { EntryEvent, EventFacts, EventTime } from '../../../schema/events/event-model.ts';
import type { EventValues, SiteSource } from '../../../schema/source.generated.ts';
import { clockAt } from '../../../schema/time/clock-at.ts';
import { timeZoneOf } from '../../../schema/time/time-zone-of.ts';
import type { EntryLists } from '../entries/entry-lists.ts';
import type { Listed } from '../entries/listed-entry.ts';
import type { ReadEntry } from '../entries/read-entry.ts';
import { type EventDates, eventDates, momentText } from './event-dates.ts';
import { eventTimes } from './event-times.ts';

/** How long before and after the month of a build calendars reach, in months: what repeats for ever ends there. */
const monthsBefore = 12;
const monthsAfter = 18;

/** Dates of an event that its own page may show. */
const maxTimes = 12;

/** When the events of a site take place. */
export type EventCalendar = {
  /** Day of the build at the site's, YYYY-MM-DD. */
  readonly day: string;
  /** The last day that calendars reach. */
  readonly lastDay: string;
  /** The first day that they reach. */
  readonly firstDay: string;
  readonly timeZone: string;
  /** All events that a language shows of a collection, with their times within the days that calendars reach. */
  readonly events: (
    collection: string,
    language: string,
  ) => readonly {
    readonly listed: Listed;
    readonly facts: EventFacts;
    readonly times: readonly EventTime[];
  }[];
  /** When an event takes place, as it is written. */
  readonly datesOf: (entry: ReadEntry) => EventDates | undefined;
  /** What the page of an entry says of the event that it is. */
  readonly eventOf: (listed: Listed, language: string) => EntryEvent | undefined;
};

/** Whether calendar programs find the events of a collection: not those that only some visitors see, as no program signs in. */
export function hasCalendarFiles(source: SiteSource, collection: string): boolean {
  const { events, http } = source.collections?.[collection] ?? {};
  if (!events || events.calendar === false || http) return false;
  return !closedContent(source).collections.has(collection);
}

/** Address of the calendar file of an event, or of all of a collection, from the site's root. */
export const calendarAddress = (collection: string, language: string, id?: string): string =>
  `/calendars/${collection}.${language}${id === undefined ? '' : `/${id}`}.ics`;

const factsOf = ({ audience, place, location, status, booking }: EventValues): EventFacts =>
  compact({ audience, place, location, status, booking });

/**
 * @param lists what languages show of collections
 * @param now when the site is built, in milliseconds since 1970
 */
export function eventCalendar(source: SiteSource, lists: EntryLists, now: number): EventCalendar {
  const timeZone = timeZoneOf(source);
  const day = momentText(clockAt(now, timeZone)).slice(0, 10);
  const month = day.slice(0, 7);
  const firstDay = `${monthAfter(month, -monthsBefore)}-01`;
  const lastDay = endOfMonth(monthAfter(month, monthsAfter));
  const cache = new WeakMap<ReadEntry, readonly EventTime[]>();
  const datesOf: EventCalendar['datesOf'] = ({ record: { event } }) =>
    event && eventDates(event, timeZone);
  const timesOf = (entry: ReadEntry, dates: EventDates): readonly EventTime[] => {
    const times = cache.get(entry) ?? eventTimes(dates, firstDay, lastDay, timeZone);
    cache.set(entry, times);
    return times;
  };
  return {
    day,
    firstDay,
    lastDay,
    timeZone,
    datesOf,
    events: (collection, language) =>
      lists.listed(collection, language).flatMap((listed) => {
        const { event } = listed.entry.record;
        const dates = datesOf(listed.entry);
        return event && dates
          ? [{ listed, facts: factsOf(event), times: timesOf(listed.entry, dates) }]
          : [];
      }),
    eventOf: ({ entry }, language) => {
      const { event } = entry.record;
      const dates = datesOf(entry);
      if (!event || !dates) return undefined;
      const all = timesOf(entry, dates);
      const coming = all.filter(([, end]) => end.slice(0, 10) >= day).slice(0, maxTimes);
      const last = all.at(-1) ?? [dates.start, dates.end];
      return compact({
        ...factsOf(event),
        times: coming.length > 0 ? coming : [last],
        repeats: dates.repeat === undefined ? undefined : (true as const),
        file: hasCalendarFiles(source, entry.collection)
          ? calendarAddress(entry.collection, language, entry.id)
          : undefined,
      });
    },
  };
}
