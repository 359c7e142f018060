import type { LineIndex } from '../../diagnostics/line-index.ts';
import { openBrackets } from '../value-end.ts';
import { insertion, type RepairFinder, repair } from './repair-finder.ts';

const quoted = /(?<=^|[\s[{,:])(?:"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*(?:''[^']*)*')/g;

/** Characters; the quotation marks of a longer line are not paired one by one. */
const maxLine = 100_000;

/** The quotation mark that is opened in a line and not closed in it. */
function openIn(line: string): number {
  if (line.length > maxLine) return -1;
  const rest = line
    .replace(/^\s*#.*/, (all) => ' '.repeat(all.length))
    .replace(quoted, (all) => '_'.repeat(all.length));
  const at = rest.search(/(?:^\s*|[[{,]\s*|[-:]\s+)["']/);
  return at < 0 ? -1 : at + rest.slice(at).search(/["']/);
}

/** How many lines back a quotation mark is looked for. */
const maxDistance = 200;

/** The quotation mark before an offset that is not closed in its line; -1 where there is none near. */
export function openQuoteBefore(text: string, lines: LineIndex, offset: number): number {
  const { line: last } = lines.position(Math.max(0, text.slice(0, offset).trimEnd().length - 1));
  for (let number = last; number > 0 && number > last - maxDistance; number -= 1) {
    const at = openIn(lines.line(number) ?? '');
    if (at >= 0) return lines.lineStart(number) + at;
  }
  return -1;
}

/** What ends a text in brackets: a comma with a key or a quotation mark behind it, or closing brackets. */
const endInBrackets = /\s*(?:,\s*(?:[\w-]+:\s|["'])|[\]}]+\s*(?:,\s|#|$))/;

/** Where a text whose second quotation mark is missing may end, from the first one on. */
function missingEnd(text: string, open: number): number {
  const newline = text.indexOf('\n', open);
  const line = text.slice(open, newline < 0 ? undefined : newline).trimEnd();
  const inBrackets = openBrackets(text, open).length > 0;
  const at = line.search(inBrackets ? endInBrackets : /\s+#|$/);
  return open + (at < 0 ? line.length : at);
}

const curly = /["“”‘’＂＇]/;

/** A quotation mark that nothing closes, or only a curly one. */
export const unclosedQuotes: RepairFinder = ({ text, lines, error }) => {
  if (!/closing ["']|end with a [\]}]/.test(error.message)) return [];
  const open = openQuoteBefore(text, lines, error.start);
  if (open < 0) return [];
  const quote = text.charAt(open);
  const end = missingEnd(text, open);
  const last = text.charAt(end - 1);
  const range = { start: open, end: open + 1 };
  if (end - 1 > open && last !== quote && curly.test(last)) {
    const message = `this ${last} does not close the text that ${quote} opens; write ${quote}`;
    const range = { start: end - 1, end };
    return [repair(range, message, true, { ...range, text: quote })];
  }
  return [repair(range, 'this quotation mark is never closed', false, insertion(end, quote))];
};

/** A text in quotes that reaches up to the first mark of the next one: `{ zh: "a, en: "b" }`. */
export const swallowedQuotes: RepairFinder = ({ lines, error }) => {
  const { line } = lines.position(error.start);
  const start = lines.lineStart(line);
  for (const { 0: found, index } of (lines.line(line) ?? '').matchAll(quoted)) {
    const [tail] = /\s*,\s*[\w-]+:\s*["']$/.exec(found) ?? [];
    if (tail === undefined) continue;
    const open = start + index;
    const edit = insertion(open + found.length - tail.length, found.charAt(0));
    const range = { start: open, end: open + 1 };
    return [repair(range, 'this quotation mark is never closed', false, edit)];
  }
  return [];
};
