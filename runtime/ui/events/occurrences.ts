import { firstDay, isOver, lastDay } from '../../../schema/events/event-days.ts';
import type { EventTime } from '../../../schema/events/event-model.ts';
import type { EventView } from '../../content/use-calendar.ts';

/** An event at one of its times. */
export type Occurrence = { readonly event: EventView; readonly time: EventTime };

/** Days of which both are shown. */
export type Days = { readonly from: string; readonly until: string };

/**
 * What takes place on some days, the soonest first.
 * @param now what the site's clocks show: what is over by then is left out
 */
export function occurrencesOf(
  events: readonly EventView[],
  { from, until }: Days,
  now = '',
): readonly Occurrence[] {
  return events
    .flatMap((event) => event.times.map((time) => ({ event, time })))
    .filter(({ time }) => lastDay(time) >= from && firstDay(time) <= until && !isOver(time, now))
    .sort((a, b) => (a.time[0] === b.time[0] ? 0 : a.time[0] < b.time[0] ? -1 : 1));
}

/** What takes place on a day. */
export const onDay = (all: readonly Occurrence[], day: string): readonly Occurrence[] =>
  all.filter(({ time }) => firstDay(time) <= day && lastDay(time) >= day);

/** What takes place by the day on which it is first seen; days without anything are left out. */
export function byDay(
  all: readonly Occurrence[],
  from: string,
): readonly { readonly day: string; readonly occurrences: readonly Occurrence[] }[] {
  const days = new Map<string, Occurrence[]>();
  for (const each of all) {
    const day = firstDay(each.time) < from ? from : firstDay(each.time);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, occurrences]) => ({ day, occurrences }));
}
