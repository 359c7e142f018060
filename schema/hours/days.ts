import type { WeeklyHours } from '../source.generated.ts';

/** The days of a week as the site file calls them, Monday first as in ISO 8601. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly (keyof WeeklyHours)[];

/** The place of a day in its week: 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
