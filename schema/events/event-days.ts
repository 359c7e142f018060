import { dayAfter } from '../time/day-after.ts';
import type { EventTime } from './event-model.ts';

/** Whether a time is one of days, not of moments. */
export const isAllDay = ([start]: EventTime): boolean => start.length === 10;

/** The first day of a time, YYYY-MM-DD. */
export const firstDay = ([start]: EventTime): string => start.slice(0, 10);

/** The last day of a time: what ends at midnight ends on the day before. */
export function lastDay(time: EventTime): string {
  const [start, end] = time;
  const day = end.slice(0, 10);
  return end.endsWith('T00:00') && day > start.slice(0, 10) ? dayAfter(day, -1) : day;
}

/**
 * Whether a time is over.
 * @param now what the site's clocks show: a day, which is before all of its moments, or a moment
 */
export const isOver = (time: EventTime, now: string): boolean =>
  isAllDay(time) ? time[1] < now.slice(0, 10) : time[1] <= now;

/** The month so many months after another one, both as `2026-03`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The last day of a month. */
export const endOfMonth = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1);
