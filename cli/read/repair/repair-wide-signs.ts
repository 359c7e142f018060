import type { LineIndex } from '../../diagnostics/line-index.ts';
import { yamlFullwidth } from '../rules/yaml-fullwidth.ts';
import { nearestLine } from '../source-line.ts';
import { openBrackets, valueEnd } from '../value-end.ts';
import type { RepairFinder, SyntaxRepair } from './repair-finder.ts';

/** Characters of a line whose brackets are looked at. */
const maxLine = 3000;

const openers: Readonly<Record<string, string>> = { '｛': '{', '【': '[', '［': '[', '（': '' };
const closerOf: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** A bracket that was typed, and where its line begins a value. */
const wideOpener = /(?<=(?:[:,[{]|-)\s*)[｛【［（]/g;

/** A key, or a word of Chinese that was meant as one, and what was typed for its colon. */
const keyAndSign =
  /^( *(?:- +)*(?:[A-Za-z_][\w-]*|\p{Script=Han}{1,8}))([：。．；;，、])(?=(\s*)(\S?))/u;

/** The same characters, but none of those in quotation marks. */
const withoutQuoted = (line: string): string =>
  line.replace(/(?<=[\s[{,:])(?:"[^"]*"|'[^']*')/g, (quoted) => '_'.repeat(quoted.length));

const replaced = (start: number, sign: string, text: string): SyntaxRepair => {
  const meant = text.startsWith(':') ? '":" and a blank' : text;
  return {
    rule: yamlFullwidth,
    message: `the ${sign === ';' ? 'sign' : 'full-width'} "${sign}" is text, not notation; write ${meant}`,
    start,
    end: start + 1,
    fix: { safe: false, edits: [{ start, end: start + 1, text }] },
  };
};

/** Full-width brackets that open a value: with the bracket that closes it, or alone where that is an ordinary one. */
function openings(line: string, start: number): readonly SyntaxRepair[] {
  return [...line.matchAll(wideOpener)].flatMap(({ 0: opener, index }) => {
    const rest = line.slice(index + 1);
    const end = rest.search(/[｝】］）]\s*[,\]}]*\s*$|[｝】］）](?=\s*,)|[}\]]/);
    const closer = rest.charAt(end);
    const half = openers[opener] || (/^\s*[\w-]+:\s/.test(rest) ? '{' : '[');
    const meant = closer === '}' ? '{' : closer === ']' ? '[' : half;
    const first = replaced(start + index, opener, meant);
    if (end < 0 || /[}\]]/.test(closer)) return [first];
    const at = start + index + 1 + end;
    const edits = [...first.fix.edits, { start: at, end: at + 1, text: closerOf[meant] ?? '' }];
    return [{ ...first, fix: { safe: false, edits } }];
  });
}

/** Full-width brackets where a bracket is open that nothing else closes. */
function closings(text: string, line: string, start: number): readonly SyntaxRepair[] {
  // Those that a full-width one opens before them are a part of the text.
  const bare = line.replace(/[｛【［（][^｛【［（]*?[｝】］）]/gu, (pair) =>
    '_'.repeat(pair.length),
  );
  return [...bare.matchAll(/[｝】］）]/g)].flatMap(({ 0: closer, index }) => {
    const open = openBrackets(text, start + index).at(-1);
    const meant = open === undefined ? undefined : closerOf[text.charAt(open)];
    return meant === undefined ? [] : [replaced(start + index, closer, meant)];
  });
}

/** Another sign in place of the colon behind the key that a line begins with. */
function colons(line: string, start: number): readonly SyntaxRepair[] {
  const [, head = '', sign = '', blanks, next] = keyAndSign.exec(line) ?? [];
  if (sign === '') return [];
  return [replaced(start + head.length, sign, blanks === '' && next !== '' ? ': ' : ':')];
}

/** The lines that an error may come from: its own, and those with content before it. */
function nearLines(lines: LineIndex, noticedAt: number): readonly number[] {
  const first = nearestLine(lines, noticedAt - 1, -1)?.number;
  const second = first && nearestLine(lines, first - 1, -1)?.number;
  return [noticedAt, first, second].filter((each) => each !== undefined);
}

/**
 * Full-width brackets, and signs that stand beside the colon on a Chinese keyboard, in place of those of the
 * notation. What is reported is one sign; the one that belongs to it is replaced with it.
 */
export const wideSigns: RepairFinder = ({ text, lines, error }) =>
  nearLines(lines, lines.position(error.start).line).flatMap((number) => {
    const start = lines.lineStart(number);
    const line = withoutQuoted(text.slice(start, valueEnd(text, start, false)));
    if (line.length > maxLine) return [];
    return [...openings(line, start), ...closings(text, line, start), ...colons(line, start)];
  });
