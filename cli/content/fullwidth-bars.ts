import type { Diagnostic, Range } from '../lint/diagnostic.ts';

type Finding = Range & Pick<Diagnostic, 'message' | 'fix'>;

/** A row of a table whose borders are full-width bars, all or some of them. */
const row = /^[ \t]*(?=[^\n]*｜)(?:[|｜][^\n]*|[^\n|｜]+(?:[|｜][^\n|｜]*)+)$/gm;
/** The line below the head of a table. */
const delimiter = /^[ \t]*[|｜]?[ \t]*:?-+:?[ \t]*(?:[|｜][ \t]*:?-+:?[ \t]*)*[|｜]?[ \t]*$/;

/** Whether a line stands in a block of lines of which one is a table's delimiter. */
function isInTable(text: string, at: number): boolean {
  const before = text.lastIndexOf('\n\n', at);
  const behind = text.indexOf('\n\n', at);
  const block = text.slice(before < 0 ? 0 : before, behind < 0 ? undefined : behind);
  return block.split('\n').some((line) => /[|｜]/.test(line) && delimiter.test(line));
}

/** Full-width bars between the cells of a table: nobody sees a border there. */
export function* fullwidthBars(text: string): Generator<Finding> {
  if (!text.includes('｜')) return;
  for (const { 0: line, index } of text.matchAll(row)) {
    if (!isInTable(text, index)) continue;
    const start = index + line.indexOf('｜');
    const edits = [...line.matchAll(/｜/g)].map(({ index: at }) => ({
      start: index + at,
      end: index + at + 1,
      text: '|',
    }));
    const message = '｜ is a full-width sign and no border of a table; write |';
    yield { start, end: start + 1, message, fix: { safe: false, edits } };
  }
}
