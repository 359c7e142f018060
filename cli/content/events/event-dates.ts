import type { EventValues } from '../../../schema/source.generated.ts';
import { clockAt } from '../../../schema/time/clock-at.ts';

/** When an event takes place, as the clocks of the site's time zone show it. */
export type EventDates = {
  /** A day, or a moment such as 2026-03-07T10:00. */
  readonly start: string;
  /** The last day, or the moment when it ends. */
  readonly end: string;
  readonly repeat?: string;
  /** Days on which it does not take place. */
  readonly except: readonly string[];
};

/** Where the end is not said: as long as most events last at least. */
const defaultLength = 60 * 60 * 1000;

const zone = /(?:Z|[+-]\d\d:\d\d)$/;

/** Whether a moment names a time zone of its own. */
export const namesZone = (moment: string): boolean => zone.test(moment);

/** A moment as clocks in Greenwich show it, in milliseconds since 1970. */
export const clockTime = (moment: string): number =>
  Date.parse(moment.length === 10 ? `${moment}T00:00Z` : `${moment}Z`);

/** What a clock shows, as text: 2026-03-07T10:00. */
export const momentText = (time: number): string => new Date(time).toISOString().slice(0, 16);

/** A day or moment in one spelling, as the clocks of a time zone show it. */
export function plainMoment(written: string, timeZone: string): string {
  if (written.length === 10) return written;
  const text = written.replace(' ', 'T');
  return zone.test(text) ? momentText(clockAt(Date.parse(text), timeZone)) : text.slice(0, 16);
}

/** @param values those of an entry in which nothing was found */
export function eventDates(
  { start: from, end: until, repeat, except = [] }: EventValues,
  timeZone: string,
): EventDates {
  const start = plainMoment(from, timeZone);
  const end =
    until !== undefined
      ? plainMoment(until, timeZone)
      : start.length === 10
        ? start
        : momentText(clockTime(start) + defaultLength);
  return { start, end, ...(repeat === undefined ? {} : { repeat }), except };
}
