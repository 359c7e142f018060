export type Position = { readonly line: number; readonly column: number };

/** Line starts of a text, found once, so that a place costs a binary search. */
export type LineIndex = {
  /** Line and column of an offset, both from 1; columns count UTF-16 units. */
  readonly position: (offset: number) => Position;
  /** Text of a line, from 1, without its line end; undefined behind the last line. */
  readonly line: (line: number) => string | undefined;
  /** Offset of the first character of a line, from 1. */
  readonly lineStart: (line: number) => number;
};

export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    position: (offset) => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    line: (line) => {
      const start = starts[line - 1];
      if (start === undefined) return undefined;
      const next = starts[line];
      return text.slice(start, next === undefined ? undefined : next - 1).replace(/\r$/, '');
    },
    lineStart: (line) => starts[line - 1] ?? text.length,
  };
}
