import type { Range } from '../diagnostics/diagnostic.ts';

/** Where the `&name` stands that belongs to a node: the last one before it that is in no comment. */
export function anchorBefore(text: string, name: string, nodeStart: number): Range {
  const written = `&${name}`;
  let start = text.lastIndexOf(written, nodeStart);
  while (start > 0 && /(?:^|\s)#/.test(text.slice(text.lastIndexOf('\n', start) + 1, start))) {
    start = text.lastIndexOf(written, start - 1);
  }
  return { start, end: start + written.length };
}
