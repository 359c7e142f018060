import type { LineIndex } from '../../diagnostics/line-index.ts';
import { maxDistance, nearestLine, type SourceLine } from '../source-line.ts';
import { type RepairFinder, repair, type SyntaxRepair } from './repair-finder.ts';

/** The column of the dash that a line in the same list has, above or below it: up to two blanks to the left. */
function dashBeside(lines: LineIndex, line: SourceLine): number | undefined {
  for (const step of [-1, 1] as const) {
    let other = nearestLine(lines, line.number + step, step);
    while (
      other &&
      Math.abs(other.number - line.number) < maxDistance &&
      other.indent >= line.indent - 2
    ) {
      if (other.dashes.length > 0 && other.indent <= line.indent) return other.indent;
      // A key at the left of the line ends the list.
      if (other.indent < line.indent - 1) break;
      other = nearestLine(lines, other.number + step, step);
    }
  }
  return undefined;
}

/** An item whose dash is lost, where the line is still indented like one: as deep as what stands behind a dash. */
export const lostDashes: RepairFinder = ({ lines, error }) => {
  const { line: noticedAt } = lines.position(error.start);
  const at = nearestLine(lines, noticedAt, 1);
  const before = nearestLine(lines, noticedAt - 1, -1);
  return [before, at].flatMap((line): SyntaxRepair[] => {
    if (!line || line.dashes.length > 0 || line.opens) return [];
    const column = dashBeside(lines, line);
    if (column === undefined) return [];
    const start = line.start + line.indent;
    const width = line.key?.length ?? 1;
    return [
      repair(
        { start, end: start + width },
        'a dash and a blank are missing before this item',
        false,
        { start: line.start + column, end: start, text: '- ' },
      ),
    ];
  });
};
