import type { Edit, Fix } from '../diagnostics/diagnostic.ts';

/** Half-width character by the one that was typed. */
export const halfWidth: Readonly<Record<string, string>> = {
  '：': ':',
  '，': ',',
  '、': ',',
  '－': '-',
  '＃': '#',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '\u3000': ' ',
  '\u00a0': ' ',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '［': '[',
  '］': ']',
};

/** The bracket that closes what a full-width one opens. */
const closers: Readonly<Record<string, string>> = { '｛': '｝', '【': '】', '［': '］' };

/** The ordinary bracket that closes the same. */
const halfClosers: Readonly<Record<string, string>> = { '｛': '}', '【': ']', '［': ']' };

/** Both brackets, where the second stands in the same line; the first where the second is an ordinary one. */
function bracketFix(text: string, at: number, closer: string): Fix | undefined {
  const { start, line } = lineAround(text, at);
  const second = line.indexOf(closer, at - start);
  const isMixed = second < 0 && line.includes(halfClosers[text.charAt(at)] ?? '', at - start);
  if (second < 0 && !isMixed) return undefined;
  return {
    safe: true,
    edits: (isMixed ? [at] : [at, start + second]).map((range) => ({
      start: range,
      end: range + 1,
      text: halfWidth[text.charAt(range)] ?? '',
    })),
  };
}

const isBlank = (character: string): boolean => /[\s\u3000\u00a0]/.test(character);

/** The line of a text that an offset is in, from where it starts. */
function lineAround(text: string, at: number): { readonly start: number; readonly line: string } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, line: text.slice(start, end < 0 ? undefined : end) };
}

/** Where a line starts, and the keys in it behind dashes; nothing where its blanks are not ordinary ones. */
function columns(line: string): number[] {
  const [, indent = '', dashes = ''] = /^( *)((?:- +)*)[^\s\u3000\u00a0]/.exec(line) ?? [];
  return line.trim() === '' ? [] : [indent.length, indent.length + dashes.length];
}

/** Blanks for full-width ones that indent a line: as many as put it in line with one beside it. */
function indentFix(text: string, at: number): Fix {
  const { start, line } = lineAround(text, at);
  const indent = /^[\s\u3000\u00a0]*/.exec(line)?.[0] ?? '';
  const before = lineAround(text, Math.max(0, start - 1)).line;
  const next = lineAround(text, start + line.length + 1).line;
  const beside = [before, next].flatMap(columns);
  const widths = [1, 2].map((width) =>
    [...indent].reduce((sum, character) => sum + (character === '\u3000' ? width : 1), 0),
  );
  const width = widths.find((each) => beside.includes(each));
  const blanks = ' '.repeat(width ?? widths[1] ?? 0);
  return {
    safe: width !== undefined,
    edits: [{ start, end: start + indent.length, text: blanks }],
  };
}

/** Both quotation marks around a value; nothing where the second is not at the end of it. */
function quoteFix(text: string, at: number): Fix | undefined {
  const { start, line } = lineAround(text, at);
  const quote = halfWidth[text.charAt(at)] ?? '';
  const rest = line.slice(at - start + 1);
  const second = rest.search(quote === '"' ? /[“”"]/ : /[‘’']/);
  if (second < 0 || rest.slice(0, second).includes(quote)) return undefined;
  const end = at + 1 + second;
  return {
    safe: true,
    edits: [
      { start: at, end: at + 1, text: quote },
      { start: end, end: end + 1, text: quote },
    ],
  };
}

/** The fix of a full-width character that stands for one of the notation. */
export function fullwidthFix(text: string, at: number): Fix | undefined {
  const character = text.charAt(at);
  const half = halfWidth[character] ?? '';
  if (/["']/.test(half)) return quoteFix(text, at);
  if (half === '#') return { safe: false, edits: [{ start: at, end: at + 1, text: half }] };
  const closer = closers[character];
  if (closer !== undefined) return bracketFix(text, at, closer);
  const { start } = lineAround(text, at);
  if (half === ' ' && text.slice(start, at).trim() === '') return indentFix(text, at);
  const next = text.charAt(at + 1);
  const behind = /[^ \t\u3000\u00a0]/.exec(text.slice(at + 1, at + 80))?.[0] ?? '';
  // With a blank before it, the text behind the character would become a comment, an alias or the like.
  if (behind === '#') return undefined;
  const safe = !/[&*!%@`|>]/.test(behind);
  const needsBlank = half !== ' ' && next !== '' && !isBlank(next);
  const edits: Edit[] = [{ start: at, end: at + 1, text: needsBlank ? `${half} ` : half }];
  // A full-width blank behind the character would be the next mistake.
  if (half !== ' ' && /[\u3000\u00a0]/.test(next)) {
    return { safe, edits: [{ start: at, end: at + 2, text: `${half} ` }] };
  }
  return { safe, edits };
}
