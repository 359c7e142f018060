/** Place of an item in rows whose columns differ in width: rank is shown by width, the first first. */
export type UnevenPlace = 'full' | 'major' | 'minor' | 'first' | 'second' | 'third';

const three = ['first', 'second', 'third'] as const;
const two = ['major', 'minor'] as const;

/**
 * Shares items out over rows of three columns, in a column of two. What does not fill a row stands at
 * the top and gets more room.
 */
export function unevenRows(count: number, inColumn: boolean): readonly UnevenPlace[] {
  const row: readonly UnevenPlace[] = inColumn ? two : three;
  const rest = count % row.length;
  const top: readonly UnevenPlace[] = rest === 1 ? ['full'] : rest === 2 ? two : [];
  const below = Array.from(
    { length: count - rest },
    (_, index) => row[index % row.length] ?? 'full',
  );
  return [...top, ...below];
}
