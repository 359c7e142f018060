import { displayWidth } from './display-width.ts';

/**
 * Rows of cells as lines whose columns stand below each other, however wide the characters are. The last cell
 * of a row that says anything may be longer than its column.
 */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    const last = row.findLastIndex((cell) => cell !== '');
    row.slice(0, last).forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, displayWidth(cell));
    });
  }
  return rows
    .map((row) => {
      const cells = row.map((cell, index) => {
        const blanks = Math.max(0, (widths[index] ?? 0) - displayWidth(cell));
        return cell + ' '.repeat(blanks);
      });
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}

/** A value as indented JSON with a line end. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
