import type { Edit } from '../diagnostics/diagnostic.ts';

/**
 * Where a text without quotes ends that was begun at an offset: at the end of its line or before a comment, and
 * in brackets before a comma or a closing bracket.
 */
export function valueEnd(text: string, start: number, inBrackets: boolean): number {
  const newline = text.indexOf('\n', start);
  const line = text.slice(start, newline < 0 ? undefined : newline);
  const stop = line.search(inBrackets ? /,(?:\s|$)|[}\]]|\s#/ : /\s#/);
  return start + (stop < 0 ? line : line.slice(0, stop)).trimEnd().length;
}

/** The brackets that are open in a line at an offset, outside of quotation marks, as far as one line shows. */
export function openBrackets(text: string, offset: number): readonly number[] {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const open: number[] = [];
  for (const { 0: found, index } of text
    .slice(from, offset)
    .matchAll(/(?<=^|[\s[{,:])(?:"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*(?:''[^']*)*')|[[\]{}]/g)) {
    if (found === '[' || found === '{') open.push(from + index);
    else if (found === ']' || found === '}') open.pop();
  }
  return open;
}

/** The edit that puts a whole text without quotes in quotes, from an offset on. */
export function quotedFrom(text: string, start: number): Edit {
  const isOpen = openBrackets(text, start).length > 0;
  // Brackets that the text begins with are its own.
  const own = /^[[{][^[\]{}\n]*[\]}]/.exec(text.slice(start, start + 200))?.[0].length ?? 0;
  const end = valueEnd(text, start + own, isOpen);
  return { start, end, text: JSON.stringify(text.slice(start, end)) };
}
