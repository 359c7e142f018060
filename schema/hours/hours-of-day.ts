import { weekdayOf } from './days.ts';
import type { HoursModel, TimeRange } from './hours-model.ts';
import { seasonHolds } from './season-holds.ts';

export type DayHoursModel = {
  readonly ranges: readonly TimeRange[];
  /** Why they are not those of other days. */
  readonly text?: string;
};

/** The hours of a day, as `2026-10-01`: an exception's, else those of its season, else those of most weeks. */
export function hoursOfDay(hours: HoursModel, day: string): DayHoursModel {
  const exception = hours.exceptions.find(({ from, until }) => from <= day && day <= until);
  if (exception) {
    const { ranges, text } = exception;
    return text === undefined ? { ranges } : { ranges, text };
  }
  const season = hours.seasons.find((each) => seasonHolds(each, day));
  return { ranges: (season ?? hours).weekly[weekdayOf(day)] ?? [] };
}
