import type { LineIndex } from '../../diagnostics/line-index.ts';
import { lineAbove, maxDistance, nearestLine, type SourceLine } from '../source-line.ts';
import { quotedFrom, valueEnd } from '../value-end.ts';
import { beginsSign, missingBlank } from './missing-blank.ts';
import { insertion, type RepairFinder, repair } from './repair-finder.ts';

/** A text that begins with !, which is read as a tag. */
export const textsAsTags: RepairFinder = ({ text, error }) => {
  if (!/^Tags and anchors|tag/i.test(error.message)) return [];
  const lineStart = text.lastIndexOf('\n', error.start - 1) + 1;
  const before = text.slice(lineStart, error.start + 1);
  const [found] = /(?<=[\s[{,])[!&][^\s!&]*$/.exec(before) ?? [];
  if (found === undefined) return [];
  const start = error.start + 1 - found.length;
  const edit = quotedFrom(text, start);
  const [word = ''] = /^[^\s,\]}]*/.exec(text.slice(start, edit.end)) ?? [];
  const safe = /^![^\p{ASCII}]/u.test(word);
  const message = `text that starts with ${found.charAt(0)} goes in quotes`;
  return [repair({ start, end: start + word.length }, message, safe, edit)];
};

/** A key with a value right behind its colon. */
export const tightColons: RepairFinder = ({ text, lines, error }) => {
  const start = lines.lineStart(lines.position(error.start).line);
  const line = text.slice(start, valueEnd(text, start, false));
  const [head] = /^ *(?:- +)*[A-Za-z_][\w-]*:(?=[^\s:])/.exec(line) ?? [];
  if (head === undefined) return [];
  const at = start + head.length;
  const range = { start: at - 1, end: at };
  return missingBlank(text, range, at, 'a blank is missing after this colon');
};

/** A text that begins with a word in brackets, which is read as a list, or with a star, which is read as an alias. */
export const bracketTexts: RepairFinder = ({ text, lines, error }) => {
  const { line } = lines.position(error.start);
  return [line, line - 1].flatMap((number) => {
    if (number < 1) return [];
    const start = lines.lineStart(number);
    const written = text.slice(start, valueEnd(text, start, false));
    const [head] =
      /^ *(?:- +)*(?:[\w-]+: +)?(?:[{[] *[\w-]+: +)?(?=[[{][^\s[\]{}:,]+[\]}] *[^\s,\]}]|\*\S*[^\w.\s,\]}-])/.exec(
        written,
      ) ?? [];
    if (head === undefined) return [];
    const at = start + head.length;
    const message = `text that starts with ${text.charAt(at)} goes in quotes`;
    return [repair({ start: at, end: at + 1 }, message, false, quotedFrom(text, at))];
  });
};

/** A text that begins with a sign that no text begins with, such as @. */
export const badStarts: RepairFinder = ({ text, error: { code, start } }) => {
  if (code !== 'BAD_SCALAR_START' || !/[@`%]/.test(text.charAt(start))) return [];
  const message = 'text cannot start with this character; put it in quotes';
  return [repair({ start, end: start + 1 }, message, false, quotedFrom(text, start))];
};

/** A key with a blank behind it and no colon. */
export const lostColons: RepairFinder = ({ lines, error }) => {
  const { line: number } = lines.position(error.start);
  const at = nearestLine(lines, number, 1);
  const next = at && nearestLine(lines, at.number + 1, 1);
  return [at, next, nearestLine(lines, number - 1, -1)].flatMap((line) => {
    const [word] = /^[A-Za-z][\w-]*(?= +\S)/.exec(line?.text.slice(line.content) ?? '') ?? [];
    if (!line || word === undefined) return [];
    const start = line.start + line.content;
    const end = start + word.length;
    return [
      repair({ start, end }, 'a colon is missing after this key', false, insertion(end, ':')),
    ];
  });
};

/** Signs that are typed for a dash. */
const dashLike = /^[—–―‐‑‒−－•·]+/u;

/** An item without the blank behind its dash, without the dash, or with another sign in place of it. */
export const brokenDashes: RepairFinder = ({ text, lines, error }) => {
  const line = nearestLine(lines, lines.position(error.start).line, 1);
  if (!line) return [];
  const at = line.start + line.indent;
  const rest = line.text.slice(line.indent);
  const range = { start: at, end: at + 1 };
  if (/^-[^\s-]/.test(rest)) {
    return missingBlank(text, range, at + 1, 'a blank is missing after this dash');
  }
  const [sign] = dashLike.exec(rest) ?? [];
  if (sign !== undefined) {
    const blank = /^[ \t]/.test(rest.slice(sign.length)) ? '' : ' ';
    const range = { start: at, end: at + sign.length };
    const message = `${sign} begins no item of a list; write - and a blank`;
    const isSafe = blank === '' || !beginsSign(text, range.end);
    return [repair(range, message, isSafe, { ...range, text: `-${blank}` })];
  }
  if (line.dashes.length > 0) return [];
  let above = nearestLine(lines, line.number - 1, -1);
  const isInside = ({ indent, dashes, number }: SourceLine): boolean =>
    number > line.number - maxDistance &&
    (indent > line.indent || (indent === line.indent && dashes.length === 0));
  while (above && isInside(above)) above = nearestLine(lines, above.number - 1, -1);
  const isSibling = above?.indent === line.indent && above.dashes.length > 0;
  // The first key of the items before it shows that an item was meant.
  if (!isSibling || above?.key !== line.key) return [];
  const message = 'a dash and a blank are missing before this item';
  const width = line.key?.length ?? rest.trimEnd().length;
  return [repair({ start: at, end: at + width }, message, false, insertion(at, '- '))];
};

/** Whether an item of a list follows in the same column, with nothing but deeper lines between. */
function hasItemBelow(lines: LineIndex, { number, indent }: SourceLine): boolean {
  let next = nearestLine(lines, number + 1, 1);
  while (next && next.indent > indent && next.number < number + maxDistance) {
    next = nearestLine(lines, next.number + 1, 1);
  }
  return next?.indent === indent && next.dashes.length > 0;
}

/** The first item of a list without its dash, which shows in the lines below it only. */
export const firstDashes: RepairFinder = ({ lines, error }) => {
  const at = nearestLine(lines, lines.position(error.start).line, 1);
  if (!at) return [];
  const parent = lineAbove(lines, at.number, at.indent);
  const before = nearestLine(lines, at.number - 1, -1);
  const child = parent && nearestLine(lines, parent.number + 1, 1);
  const isFirst = at.dashes.length > 0 && child?.indent === at.indent;
  const next = nearestLine(lines, at.number + 1, 1);
  const above = [
    [before, at],
    [at, next],
  ].flatMap(([line, below]) =>
    line && !line.opens && line.indent + 2 === below?.indent ? [line] : [],
  );
  return [...(isFirst && child.number !== at.number ? [child] : []), ...above].flatMap((line) => {
    if (line.dashes.length > 0 || !hasItemBelow(lines, line)) return [];
    const start = line.start + line.indent;
    const end = start + (line.key?.length ?? 1);
    const message = 'a dash and a blank are missing before this item';
    return [repair({ start, end }, message, false, insertion(start, '- '))];
  });
};
