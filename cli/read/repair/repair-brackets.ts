import { openBrackets, valueEnd } from '../value-end.ts';
import { insertion, type RepairFinder, repair } from './repair-finder.ts';

/** Characters of a line whose brackets are counted. */
const maxLine = 3000;

const closerOf = (opener: string): string => (opener === '{' ? '}' : ']');

/** A closing bracket that closes nothing, or another kind of bracket than the one that is open. */
export const surplusBrackets: RepairFinder = ({ text, error }) => {
  const at = error.start;
  const found = text.charAt(at);
  if (found !== '}' && found !== ']') return [];
  const range = { start: at, end: at + 1 };
  const open = openBrackets(text, at).at(-1);
  const opener = open === undefined ? undefined : text.charAt(open);
  if (opener !== undefined && closerOf(opener) !== found) {
    const message = `this ${found} closes a ${opener}; write ${closerOf(opener)}`;
    return [repair(range, message, false, { ...range, text: closerOf(opener) })];
  }
  const blanks = /[ \t]*$/.exec(text.slice(Math.max(0, at - 80), at))?.[0].length ?? 0;
  // Blanks behind a bracket, a colon or a dash, and those that indent the line, stay.
  const start = /^$|[:{[\n-]/.test(text.charAt(at - blanks - 1)) ? at : at - blanks;
  const message = `this ${found} closes nothing; remove it`;
  return [repair(range, message, true, { start, end: at + 1, text: '' })];
};

/** A closing bracket in a line near the error that closes nothing in it: the parser may have gone on without it. */
export const strayBrackets: RepairFinder = ({ text, lines, error }) => {
  const { line: number } = lines.position(error.start);
  return [number, number - 1, number + 1].flatMap((each) => {
    const line = lines.line(each) ?? '';
    if (line.length > maxLine) return [];
    const start = lines.lineStart(each);
    const bare = line.replace(/"[^"]*"|'[^']*'/g, (quoted) => '_'.repeat(quoted.length));
    return [...bare.matchAll(/[\]}]/g)].flatMap(({ index }) => {
      const at = start + index;
      // One that the parser stopped at is proposed already.
      if (at === error.start || openBrackets(text, at).length > 0) return [];
      const isAlone = line.trim().length === 1;
      const message = `this ${text.charAt(at)} closes nothing; remove it`;
      const edit = isAlone
        ? { start, end: start + line.length, text: '' }
        : { start: at, end: at + 1, text: '' };
      return [repair({ start: at, end: at + 1 }, message, false, edit)];
    });
  });
};

/** Where a text ends without the blanks and commas behind it. A regular expression would try again from each blank. */
function endOfValue(text: string, before: number): number {
  let end = before;
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** An opening bracket that nothing closes. */
export const unclosedBrackets: RepairFinder = ({ text, lines, error }) => {
  const [, wanted] = /end with a ([\]}])/.exec(error.message) ?? [];
  if (wanted === undefined) return [];
  const before = text.slice(0, error.start).trimEnd().length;
  const lineEnd = valueEnd(text, lines.lineStart(lines.position(before).line), false);
  const open = openBrackets(text, lineEnd).at(-1);
  if (open === undefined || closerOf(text.charAt(open)) !== wanted) return [];
  const message = `this ${text.charAt(open)} is never closed; a closing ${wanted} is missing`;
  const end = endOfValue(text, lineEnd);
  const close = wanted === '}' ? ' }' : ']';
  return [repair({ start: open, end: open + 1 }, message, false, insertion(end, close))];
};

/** A closing bracket at the end of a line where the opening one was forgotten. */
export const unopenedBrackets: RepairFinder = ({ text, lines, error }) => {
  const { line } = lines.position(error.start);
  const start = lines.lineStart(line);
  const end = valueEnd(text, start, false);
  const closer = text.charAt(end - 1);
  const [head] = /^ *(?:- +)*[\w-]+: +(?=[\w-]+:\s|[^[{"'\s])/.exec(text.slice(start, end)) ?? [];
  const isOpen = openBrackets(text, end - 1).length > 0;
  if ((closer !== '}' && closer !== ']') || head === undefined || isOpen) return [];
  const opener = closer === '}' ? '{' : '[';
  const message = `this ${closer} closes nothing; an opening ${opener} is missing`;
  const edit = insertion(start + head.length, closer === '}' ? '{ ' : '[');
  return [repair({ start: end - 1, end }, message, false, edit)];
};
