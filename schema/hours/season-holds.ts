import type { SeasonModel } from './hours-model.ts';

/** The month and day of a day that may have a year. */
const inYear = (day: string): string => day.slice(-5);

/**
 * Whether a day, as `2026-10-01`, lies in a season. One without years comes every year; where it ends before it begins,
 * over the turn of the year. A year that one end alone has holds for both, or the one after it.
 */
export function seasonHolds(
  { from, until }: Pick<SeasonModel, 'from' | 'until'>,
  day: string,
): boolean {
  if (from.length > 5 || until.length > 5) {
    const turns = inYear(until) < inYear(from);
    const first = from.length > 5 ? from : `${Number(until.slice(0, 4)) - (turns ? 1 : 0)}-${from}`;
    const last =
      until.length > 5 ? until : `${Number(from.slice(0, 4)) + (turns ? 1 : 0)}-${until}`;
    return first <= day && day <= last;
  }
  const own = inYear(day);
  return from <= until ? from <= own && own <= until : from <= own || own <= until;
}
