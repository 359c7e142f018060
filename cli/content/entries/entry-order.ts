import type { ReadEntry } from './read-entry.ts';

/** The day by which an entry is sorted: of publication; where an event says none, the day on which it begins. */
export const entryDay = ({ front, event }: ReadEntry['record']): string | undefined =>
  front.date ?? event?.start.slice(0, 10);

/** Order of lists: pinned ones, then by their order, then the newest first. */
export function compareEntries(
  { record: a, id: one }: ReadEntry,
  { record: b, id: other }: ReadEntry,
): number {
  const pinned = Number(b.front.pinned ?? false) - Number(a.front.pinned ?? false);
  if (pinned !== 0) return pinned;
  const [x, y] = [
    a.front.order ?? Number.POSITIVE_INFINITY,
    b.front.order ?? Number.POSITIVE_INFINITY,
  ];
  if (x !== y) return x - y;
  const [newer, older] = [entryDay(b) ?? '', entryDay(a) ?? ''];
  if (newer !== older) return newer < older ? -1 : 1;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
