import { chineseLines } from '../markdown/chinese-lines.ts';
import type { SignFinding } from './sign-finding.ts';

/** Lines without an empty one between them. */
const block = /[^\n]+(?:\n[^\n]+)*/g;
/** A row of a table whose borders are full-width bars, all or some of them. */
const row = /^[ \t]*(?=[^\n]*｜)(?:[|｜][^\n]*|[^\n|｜]+(?:[|｜][^\n|｜]*)+)$/gm;
/** A row that begins and ends with a full-width bar: no sentence does. */
const wholeRow = /^[ \t]*｜[^\n]*｜[ \t]*$/gm;
/** The line below the head of a table. */
const delimiter = /^[ \t]*[|｜]?[ \t]*:?-+:?[ \t]*(?:[|｜][ \t]*:?-+:?[ \t]*)+[|｜]?[ \t]*$/m;
/** The same with dashes of a Chinese keyboard. */
const wideDelimiter =
  /^[ \t]*[|｜][ \t]*[－—―─]+[ \t]*(?:[|｜][ \t]*[－—―─]+[ \t]*)*[|｜]?[ \t]*$/m;

/** Bars of rows that stand beside a delimiter, and belong to no table all the same. */
function* mixedRows(text: string, start: number): Generator<SignFinding> {
  for (const { 0: line, index } of text.matchAll(row)) {
    const edits = [...line.matchAll(/｜/g)].map(({ index: at }) => ({
      start: start + index + at,
      end: start + index + at + 1,
      text: '|',
    }));
    const [{ start: at } = { start }] = edits;
    const message = '｜ is a full-width sign and no border of a table; write |';
    yield { start: at, end: at + 1, message, fix: { safe: false, edits } };
  }
}

/**
 * Full-width bars that readers see as they are, where a table is meant. What is read as a table in spite of them
 * is none of these: see `chinese-lines.ts`.
 */
export function* fullwidthBars(text: string): Generator<SignFinding> {
  if (!text.includes('｜')) return;
  const read = chineseLines(text);
  for (const { 0: lines, index } of read.matchAll(block)) {
    if (!lines.includes('｜')) continue;
    const dashes = wideDelimiter.exec(lines);
    const rows = [...lines.matchAll(wholeRow)];
    const [first] = rows;
    if (delimiter.test(lines)) yield* mixedRows(lines, index);
    else if (dashes) {
      const start = index + dashes.index + dashes[0].length - dashes[0].trimStart().length;
      const end = start + dashes[0].trim().length;
      const edit = { start, end, text: dashes[0].trim().replace(/[－—―─]+/g, '---') };
      const message = 'these dashes are full-width ones, so nothing here is a table; write ---';
      yield { start, end, message, fix: { safe: false, edits: [edit] } };
    } else if (first && rows.length > 1) {
      const end = index + first.index + first[0].length;
      const line = `\n${first[0].replace(/[^｜\n]+/g, '---')}`;
      const message =
        'a table has a line of dashes below its head (｜---｜---｜); without one these are no rows';
      const fix = { safe: false, edits: [{ start: end, end, text: line }] };
      yield { start: index + first.index, end, message, fix };
    }
  }
}
