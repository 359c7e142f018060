import { endOfMonth, firstDay, isAllDay, lastDay } from '../../../schema/events/event-days.ts';
import { weekdayOf } from '../../../schema/hours/days.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import type { Occurrence } from '../../ui/events/occurrences.ts';

/** What stands in a lane of a day: a bar that begins there, room below one that began before, or nothing. */
export type Lane =
  | { readonly kind: 'bar'; readonly occurrence: Occurrence; readonly days: number }
  | { readonly kind: 'below' }
  | { readonly kind: 'free' };

export type DayCell = {
  readonly day: string;
  readonly lanes: readonly Lane[];
  /** What takes place on that day alone. */
  readonly occurrences: readonly Occurrence[];
};

/** The weeks of a month by their Mondays. */
export function weeksOf(month: string): readonly string[] {
  const first = `${month}-01`;
  const last = endOfMonth(month);
  const weeks: string[] = [];
  for (let day = dayAfter(first, -weekdayOf(first)); day <= last; day = dayAfter(day, 7)) {
    weeks.push(day);
  }
  return weeks;
}

const isLong = ({ time }: Occurrence): boolean => isAllDay(time) && firstDay(time) < lastDay(time);

/**
 * The days of a week: what lasts several of them runs over them in a lane of its own.
 * @param monday its first day
 * @param month days of others hold nothing
 */
export function weekCells(
  all: readonly Occurrence[],
  monday: string,
  month: string,
): readonly DayCell[] {
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)).map((day) => ({
    day,
    lanes: [] as Lane[],
  }));
  const own = days.filter(({ day }) => day.startsWith(month));
  for (const occurrence of all.filter(isLong)) {
    const held = own.filter(
      ({ day }) => firstDay(occurrence.time) <= day && lastDay(occurrence.time) >= day,
    );
    const [first] = held;
    if (!first) continue;
    let lane = 0;
    while (held.some(({ lanes }) => (lanes[lane]?.kind ?? 'free') !== 'free')) lane += 1;
    for (const cell of held) {
      while (cell.lanes.length < lane) cell.lanes.push({ kind: 'free' });
      cell.lanes[lane] =
        cell === first ? { kind: 'bar', occurrence, days: held.length } : { kind: 'below' };
    }
  }
  return days.map(({ day, lanes }) => ({
    day,
    lanes,
    occurrences: day.startsWith(month)
      ? all.filter(
          (each) => !isLong(each) && firstDay(each.time) <= day && lastDay(each.time) >= day,
        )
      : [],
  }));
}
