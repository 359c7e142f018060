import { timeOf } from './time-of.ts';

/** The day after a day of the calendar, as it is written. */
function nextDay(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/**
 * Until when something lasts, in milliseconds since 1970: a moment, or the end of a day. NaN: there is no such moment.
 * @param timeZone the one that is meant where the moment names none
 */
export const endOf = (moment: string, timeZone: string): number =>
  moment.length === 10 && !Number.isNaN(Date.parse(moment))
    ? timeOf(nextDay(moment), timeZone)
    : timeOf(moment, timeZone);
