import type { Localised } from '../model.ts';
import type { OpeningHours, WeeklyHours } from '../source.generated.ts';
import { weekdays } from './days.ts';
import type { HoursModel, WeekModel } from './hours-model.ts';
import { timeRanges } from './time-ranges.ts';

/** The hours of each day: a day's own, else its group's, else every day's. */
function compileWeek(weekly: WeeklyHours): WeekModel {
  return weekdays.map((day, index) => {
    const group = index < 5 ? weekly.weekdays : weekly.weekend;
    const ranges = timeRanges(weekly[day] ?? group ?? weekly.daily ?? 'closed');
    return ranges.sort(([a], [b]) => a - b);
  });
}

/** When a place is open, as visitors' browsers reckon with it. */
export const compileHours = ({
  weekly,
  seasons = [],
  exceptions = [],
}: Localised<OpeningHours>): HoursModel => ({
  weekly: compileWeek(weekly),
  seasons: seasons.map((season) => ({ ...season, weekly: compileWeek(season.weekly) })),
  exceptions: exceptions
    .map(({ from, until = from, hours, text }) => ({
      from,
      until,
      ranges: timeRanges(hours).sort(([a], [b]) => a - b),
      ...(text === undefined ? {} : { text }),
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1)),
});
