import { clockAt } from '../time/clock-at.ts';
import { dayAfter } from '../time/day-after.ts';
import type { HoursModel } from './hours-model.ts';
import { type DayHoursModel, hoursOfDay } from './hours-of-day.ts';
import { dayMinutes } from './time-ranges.ts';

export type OpenState = {
  /** The day in the place's time zone, as `2026-10-01`. */
  readonly day: string;
  readonly today: DayHoursModel;
  /**
   * It is open until a minute of today; over 1,440: of tomorrow. Absent: it is closed, or does not close within days.
   */
  readonly until?: number;
  readonly isOpen: boolean;
  /** When it opens next, where it is closed: days from today, and the minute of that day. Absent: not soon. */
  readonly opens?: { readonly days: number; readonly minute: number };
};

/** How far ahead the next opening is looked for. */
const horizon = 60;

/**
 * Whether a place is open at a moment, and until or from when.
 * @param now milliseconds since 1970
 * @param timeZone of the place
 */
export function openState(hours: HoursModel, now: number, timeZone: string): OpenState {
  const clock = new Date(clockAt(now, timeZone));
  const day = clock.toISOString().slice(0, 10);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const today = hoursOfDay(hours, day);
  // In minutes since today's midnight; yesterday's may last until now, and those that meet are one.
  const near = [-1, 0, 1, 2].flatMap((days) =>
    hoursOfDay(hours, dayAfter(day, days)).ranges.map(
      ([opens, closes]) => [opens + days * dayMinutes, closes + days * dayMinutes] as const,
    ),
  );
  const holding = (at: number) => near.find(([opens, closes]) => opens <= at && at < closes);
  let range = holding(minute);
  if (range) {
    const end = dayMinutes * 2;
    let [, until] = range;
    while (until < end) {
      range = holding(until);
      if (!range) return { day, today, isOpen: true, until };
      [, until] = range;
    }
    return { day, today, isOpen: true };
  }
  for (let days = 0; days <= horizon; days += 1) {
    const starts = hoursOfDay(hours, dayAfter(day, days))
      .ranges.map(([opens]) => opens)
      .filter((opens) => days > 0 || opens > minute);
    if (starts.length > 0) {
      return { day, today, isOpen: false, opens: { days, minute: Math.min(...starts) } };
    }
  }
  return { day, today, isOpen: false };
}
