import type { TimeRange } from '../../../schema/hours/hours-model.ts';
import { dayMinutes } from '../../../schema/hours/time-ranges.ts';

/** Keeps hours in their order within text that runs from right to left (Unicode: left-to-right isolate). */
const isolated = (text: string): string => `\u2066${text}\u2069`;

const clock = (minutes: number): string => {
  const own = minutes > dayMinutes ? minutes - dayMinutes : minutes;
  return `${Math.floor(own / 60)}:${String(own % 60).padStart(2, '0')}`;
};

/** A time of day, in minutes since midnight, as text: 9:30. */
export const clockText = (minutes: number, dir?: 'rtl'): string =>
  dir === undefined ? clock(minutes) : isolated(clock(minutes));

/** From and until when as text: 9:30–17:00. */
export const rangeText = ([opens, closes]: TimeRange, dir?: 'rtl'): string => {
  const text = `${clock(opens)}–${clock(closes)}`;
  return dir === undefined ? text : isolated(text);
};

/** Whether something is open all day. */
export const isAllDay = (ranges: readonly TimeRange[]): boolean =>
  ranges.length === 1 && ranges[0]?.[0] === 0 && ranges[0][1] === dayMinutes;
