/** Keys below which sites name what they like. */
const foreign = new Set(['fields', 'event', 'http']);

/**
 * When the first of the entries in lists, entries and answers goes, in milliseconds since 1970: a page that shows it
 * stands as it was built until then. Infinity where all of them stay.
 */
export function earliestEnd(value: unknown): number {
  if (typeof value !== 'object' || value === null) return Number.POSITIVE_INFINITY;
  return Object.entries(value).reduce((earliest, [key, each]) => {
    if (foreign.has(key)) return earliest;
    if (key === 'until' && typeof each === 'number') return Math.min(earliest, each);
    return Math.min(earliest, earliestEnd(each));
  }, Number.POSITIVE_INFINITY);
}
