import type { LineIndex } from '../diagnostics/line-index.ts';

/** A line of a file that is neither empty nor a comment. */
export type SourceLine = {
  readonly number: number;
  /** Where it starts in the text. */
  readonly start: number;
  readonly text: string;
  /** The blanks before its first character. */
  readonly indent: number;
  /** The columns of its dashes, from 0. */
  readonly dashes: readonly number[];
  /** The column behind the dashes, from 0. */
  readonly content: number;
  /** The key that the line begins with behind its dashes, if it has one. */
  readonly key: string | undefined;
  /** Whether nothing stands behind that key. */
  readonly opens: boolean;
};

const keyPattern = /^("[^"]*"|'[^']*'|[^\s"'[\]{},#&*!|>%@`-][^:#]*|-[^\s:#]+)\s*:(?:\s+(#.*)?|$)/u;

/** Longer lines, and lines farther away, are looked at in part only, so that noise is read as fast as anything. */
const maxLength = 1000;
export const maxDistance = 2000;

/** A line with its parts; undefined where it is empty, a comment, or behind the end of the file. */
export function sourceLine(lines: LineIndex, number: number): SourceLine | undefined {
  const text = lines.line(number)?.slice(0, maxLength);
  if (text === undefined || /^\s*(?:#|$)/.test(text)) return undefined;
  const [, blanks = '', signs = ''] = /^( *)((?:- +)*)/.exec(text) ?? [];
  const indent = blanks.length;
  const content = indent + signs.length;
  const dashes = [...signs.matchAll(/-/g)].map(({ index }) => indent + index);
  const rest = text.slice(content);
  if (rest.trimEnd() === '-') dashes.push(content);
  const match = keyPattern.exec(rest);
  const opens = match !== null && (match[0].length === rest.length || match[2] !== undefined);
  return {
    number,
    start: lines.lineStart(number),
    text,
    indent,
    dashes,
    content,
    key: match?.[1]?.trim(),
    opens,
  };
}

/** The nearest such line from a number on, forwards or backwards. */
export function nearestLine(lines: LineIndex, from: number, step: 1 | -1): SourceLine | undefined {
  for (let number = from; number > 0 && lines.line(number) !== undefined; number += step) {
    const found = sourceLine(lines, number);
    if (found) return found;
  }
  return undefined;
}

/** The nearest such line above a number that is indented by less than a number of blanks. */
export function lineAbove(
  lines: LineIndex,
  number: number,
  indent: number,
): SourceLine | undefined {
  let line = nearestLine(lines, number - 1, -1);
  while (line && line.indent >= indent && line.number > number - maxDistance)
    line = nearestLine(lines, line.number - 1, -1);
  return line && line.indent < indent ? line : undefined;
}
