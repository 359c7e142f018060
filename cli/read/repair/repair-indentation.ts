import { counted } from '../../diagnostics/counted.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import { lineAbove, nearestLine, type SourceLine } from '../source-line.ts';
import { insertion, type RepairFinder, repair, type SyntaxRepair } from './repair-finder.ts';

const blanks = (count: number): string => counted(count, 'blank');

const isItem = ({ dashes }: SourceLine): boolean => dashes.length > 0;

/** By how many blanks a line may be indented wrongly. */
const maxIndentChange = 6;

/** The columns where lines of the same kind may stand: those of the lines that are still open there. */
function openColumns(lines: LineIndex, line: SourceLine): number[] {
  const columns: number[] = [];
  const before = nearestLine(lines, line.number - 1, -1);
  const next = nearestLine(lines, line.number + 1, 1);
  if (before?.opens) {
    columns.push(before.content + 2);
    if (isItem(line)) columns.push(before.content);
  }
  if (next && isItem(next) === isItem(line)) columns.push(next.indent);
  let above = before;
  while (above) {
    if (isItem(line)) columns.push(...above.dashes);
    else if (above.key !== undefined) columns.push(above.content);
    if (above.indent === 0) break;
    above = lineAbove(lines, above.number, above.indent);
  }
  // What it holds stays below it.
  if (!line.opens || !next || next.indent <= line.indent) return columns;
  const by = line.content - line.indent;
  return columns.filter((column) => column + by < next.indent + (isItem(next) ? 1 : 0));
}

function moved(line: SourceLine, column: number): SyntaxRepair {
  const { start, indent, text } = line;
  const what = isItem(line) ? 'item' : line.key === undefined ? 'line' : 'key';
  const width = isItem(line) ? 1 : (line.key?.length ?? text.trim().length);
  const own = indent === 0 ? 'is not indented' : `is indented by ${blanks(indent)}`;
  const others = column === 0 ? 'are not' : indent === 0 ? `by ${blanks(column)}` : `by ${column}`;
  const range = { start: start + indent, end: start + indent + width };
  const edit =
    column > indent
      ? insertion(start, ' '.repeat(column - indent))
      : { start, end: start + indent - column, text: '' };
  return repair(range, `this ${what} ${own}, its neighbours ${others}`, false, edit);
}

/** The lines from one on that are indented as much as it or more: they may have been moved together. */
function movedTogether(
  lines: LineIndex,
  line: SourceLine,
  column: number,
): SyntaxRepair | undefined {
  const alone = moved(line, column);
  const by = column - line.indent;
  const edits = [...alone.fix.edits];
  let next = nearestLine(lines, line.number + 1, 1);
  while (next && next.indent >= line.indent) {
    const { start } = next;
    edits.push(by > 0 ? insertion(start, ' '.repeat(by)) : { start, end: start - by, text: '' });
    next = nearestLine(lines, next.number + 1, 1);
  }
  return edits.length === 1 ? undefined : { ...alone, fix: { safe: false, edits } };
}

/** Whether a line is indented by one level more than what holds it, as most lines are. */
function isRegular(lines: LineIndex, line: SourceLine): boolean {
  const before = nearestLine(lines, line.number - 1, -1);
  // A key that something should stand below of has nothing there.
  if (before?.opens && !isItem(line) && line.indent <= before.content) return false;
  const parent = lineAbove(lines, line.number, line.indent);
  if (!parent) return line.indent === 0;
  const step = line.indent - parent.content;
  if (step === 0) return parent.opens ? isItem(line) : isItem(parent);
  return parent.opens && step === 2;
}

/** Errors that a wrong indentation may be the reason of. */
const layout: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

/** A line that is indented otherwise than its neighbours. */
export const wrongIndentation: RepairFinder = ({ lines, error }) => {
  if (!layout.has(error.code)) return [];
  const at = nearestLine(lines, lines.position(error.start).line, 1);
  if (!at) return [];
  const next = nearestLine(lines, at.number + 1, 1);
  const before = nearestLine(lines, at.number - 1, -1);
  const parent = lineAbove(lines, at.number, at.indent);
  const child = parent && nearestLine(lines, parent.number + 1, 1);
  // A line that nothing is out of line with, but those behind what it holds: they show where it belongs. A key behind
  // items shows nothing of the kind: the line that it belongs below is missing.
  const isAmongItems = child !== undefined && isItem(child) && !isItem(at);
  const shown = (isAmongItems ? [] : [parent, child]).flatMap((line) =>
    line && line.number !== at.number && line.indent !== at.indent ? [moved(line, at.indent)] : [],
  );
  const near = (line: SourceLine | undefined): number[] =>
    line
      ? [...new Set(openColumns(lines, line))]
          .filter(
            (column) => column !== line.indent && Math.abs(column - line.indent) <= maxIndentChange,
          )
          .filter((column) => column > 0 || line.indent <= 2)
          .sort((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent))
          .slice(0, 3)
      : [];
  const together = near(at).flatMap((column) => movedTogether(lines, at, column) ?? []);
  const beside = [at, next, before].filter((line) => line !== undefined);
  const odd = beside.filter((line) => !isRegular(lines, line));
  // One that stands below another odd one may be right: it is only seen to be out of line with that.
  const isBelowOdd = (line: SourceLine): boolean =>
    odd.some(({ number }) => number === lineAbove(lines, line.number, line.indent)?.number);
  const first = odd.filter((line) => !isBelowOdd(line));
  const others = beside.filter((line) => !first.includes(line));
  const alone = [...first, ...others].flatMap((line) =>
    near(line).map((column) => moved(line, column)),
  );
  return [...alone, ...shown, ...together];
};
