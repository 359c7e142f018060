import type { TimeRange, WeekModel } from '../../../schema/hours/hours-model.ts';

/** Days one after the other that have the same hours: 0 is Monday. */
export type WeekLine = {
  readonly from: number;
  readonly until: number;
  readonly ranges: readonly TimeRange[];
};

/** The hours of a week, days of the same hours in one line. */
export function weekLines(weekly: WeekModel): WeekLine[] {
  const lines: WeekLine[] = [];
  for (const [day, ranges] of weekly.entries()) {
    const last = lines[lines.length - 1];
    if (last && String(last.ranges) === String(ranges))
      lines.splice(-1, 1, { ...last, until: day });
    else lines.push({ from: day, until: day, ranges });
  }
  return lines;
}
