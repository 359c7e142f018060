import { displayWidth } from './display-width.ts';

/** Columns; a longer line is cut. */
const maxLength = 160;
const before = 60;
const after = 90;

export type MarkedLine = {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
};

/** Whole characters from one end of a text, as many as fit into some columns. */
function fitting(characters: Iterable<string>, columns: number): string[] {
  const kept: string[] = [];
  let width = 0;
  for (const character of characters) {
    width += displayWidth(character);
    if (width > columns) break;
    kept.push(character);
  }
  return kept;
}

function head(text: string, columns: number): string {
  // A character takes at most two UTF-16 units a column and more: the rest need not be looked at.
  const kept = fitting(text.slice(0, columns * 4), columns).join('');
  return kept.length < text.length ? `${kept}…` : text;
}

function tail(text: string, columns: number): string {
  const near = text.slice(Math.max(0, text.length - columns * 4));
  const kept = fitting([...near].reverse(), columns)
    .reverse()
    .join('');
  return kept.length < text.length ? `…${kept}` : text;
}

/** A line without a highlight, cut at its end where it is too long. */
export const cutLine = (line: string): string => head(line, maxLength);

/** A line around its marked part: what is far from it is cut where the whole is too long. */
export function cutAround(line: MarkedLine): MarkedLine {
  const units = line.before.length + line.marked.length + line.after.length;
  const isShort =
    units <= maxLength && displayWidth(line.before + line.marked + line.after) <= maxLength;
  if (isShort) return line;
  const marked = head(line.marked, after);
  return {
    before: tail(line.before, before),
    marked,
    after: marked === line.marked ? head(line.after, after - displayWidth(marked)) : '',
  };
}
