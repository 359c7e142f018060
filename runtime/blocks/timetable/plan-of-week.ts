import type { BlockOf } from '../../../schema/model.ts';

export type TimetableEntry = BlockOf<'timetable'>['entries'][number];

/** 0 is Monday. */
export type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type DayPlan = {
  readonly day: Day;
  /** In their order; times in minutes since midnight. */
  readonly entries: readonly { readonly entry: TimetableEntry; readonly begins: number }[];
};

const names = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The days of a week with what takes place, each in its order.
 * @param shown days that are there though nothing takes place
 */
export function planOfWeek(
  entries: readonly TimetableEntry[],
  shown: readonly TimetableEntry['days'][number][] = [],
): readonly DayPlan[] {
  return names.flatMap((name, index): DayPlan[] => {
    const own = entries
      .filter(({ days }) => days.includes(name))
      .map((entry) => ({ entry, begins: minutesOf(entry.from) }))
      .sort((a, b) => a.begins - b.begins);
    return own.length > 0 || shown.includes(name) ? [{ day: index as Day, entries: own }] : [];
  });
}
