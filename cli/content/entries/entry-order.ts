import type { ReadEntry } from './read-entry.ts';

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
  const [newer, older] = [b.front.date ?? '', a.front.date ?? ''];
  if (newer !== older) return newer < older ? -1 : 1;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
