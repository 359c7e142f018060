import type { TimeRange } from '../../../schema/hours/hours-model.ts';
import { dayMinutes } from '../../../schema/hours/time-ranges.ts';

/** A time of day, in minutes since midnight, as text: 9:30. */
export const clockText = (minutes: number): string => {
  const own = minutes > dayMinutes ? minutes - dayMinutes : minutes;
  return `${Math.floor(own / 60)}:${String(own % 60).padStart(2, '0')}`;
};

/** From and until when as text: 9:30–17:00. Where text runs from right to left, so do both, as in other texts (CLDR). */
export const rangeText = ([opens, closes]: TimeRange): string =>
  `${clockText(opens)}–${clockText(closes)}`;

/** Whether something is open all day. */
export const isAllDay = (ranges: readonly TimeRange[]): boolean =>
  ranges.length === 1 && ranges[0]?.[0] === 0 && ranges[0][1] === dayMinutes;
