import type { Edit, Fix } from './diagnostic.ts';

/** From where to where a fix reaches. */
const spanOf = ({ edits }: Fix): { readonly from: number; readonly to: number } => ({
  // A file may have more edits than a function takes arguments.
  from: edits.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY),
  to: edits.reduce((last, { end }) => Math.max(last, end), 0),
});

const byPlace = (a: Edit, b: Edit): number => a.start - b.start || a.end - b.end;

/**
 * Applies fixes to a text, each whole or not at all: one that reaches into another one is left for later.
 * @returns the text, and the fixes that were made, in the order of their places
 */
export function applyFixes<Made extends Fix>(
  text: string,
  fixes: readonly Made[],
): { readonly text: string; readonly made: readonly Made[] } {
  const placed = fixes
    .filter(({ edits }) => edits.length > 0)
    .map((fix) => ({ fix, ...spanOf(fix) }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const made: Made[] = [];
  let last = { from: -1, to: 0 };
  let fixed = '';
  let at = 0;
  for (const { fix, ...span } of placed) {
    if (span.from < last.to || span.from === last.from) continue;
    last = span;
    made.push(fix);
    for (const edit of [...fix.edits].sort(byPlace)) {
      fixed += text.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
  }
  return { text: fixed + text.slice(at), made };
}
