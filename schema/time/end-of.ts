import { dayAfter } from './day-after.ts';
import { timeOf } from './time-of.ts';

/**
 * Until when something lasts, in milliseconds since 1970: a moment, or the end of a day. NaN: there is no such moment.
 * @param timeZone the one that is meant where the moment names none
 */
export const endOf = (moment: string, timeZone: string): number =>
  moment.length === 10 && !Number.isNaN(Date.parse(moment))
    ? timeOf(dayAfter(moment, 1), timeZone)
    : timeOf(moment, timeZone);
