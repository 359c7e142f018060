import type { Range } from '../../diagnostics/diagnostic.ts';
import { foreignToJson } from './foreign-to-json.ts';

/** Where the reading of a text as JSON stops, as far as the error says so. */
function stopOf(text: string): Range {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const at = /at position (\d+)/.exec(message)?.[1];
    // The error does not always say where.
    const foreign = at === undefined ? foreignToJson(text) : undefined;
    if (foreign) return foreign;
    const start = at === undefined ? text.trimEnd().length - 1 : Number(at);
    return { start: Math.max(0, start), end: Math.max(0, start) + 1 };
  }
  return { start: 0, end: text.trimEnd().length };
}

const narrow: Readonly<Record<string, string>> = {
  '，': ',',
  '：': ':',
  '“': '"',
  '”': '"',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
};

/** What is wrong where the reading stops; undefined: something else. */
function reasonAt(text: string, { start, end }: Range): string | undefined {
  const marked = text.slice(start, end);
  const wide = [...marked].find((character) => character in narrow);
  if (wide !== undefined) return `${wide} is a full-width sign; write ${narrow[wide]}`;
  const rest = text.slice(start);
  const before = text.slice(0, start).trimEnd();
  if (/^\/[/*]/.test(rest)) return 'there are no comments in JSON';
  if (rest.startsWith("'")) return 'texts stand in straight double quotes, not in single ones';
  if (before.endsWith(',')) {
    if (/^[\]}]/.test(rest)) return `no comma stands before ${rest.charAt(0)}`;
    if (rest.startsWith(',')) return 'a comma is one too many';
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const isOpen = (text.slice(lineStart, start).match(/(?<!\\)"/g) ?? []).length % 2 === 1;
  if (isOpen && /^(?:\r?\n|$)/.test(rest)) return 'the quotation mark before this is never closed';
  if (/^["{[\w-]/.test(rest) && /["}\]\w]$/.test(before)) {
    return rest.startsWith('"') || /^[{[]/.test(rest)
      ? 'a comma or a colon is missing before this'
      : 'a text without quotation marks, or a comma that is missing before it';
  }
  return /^\p{L}/u.test(rest) ? 'a text stands in straight double quotes, a key, too' : undefined;
}

/**
 * Says what browsers stumble over in a text that is no JSON to them.
 * @returns the place, and the reason as far as it is known
 */
export function jsonMistake(text: string): Range & { readonly reason: string | undefined } {
  const place = stopOf(text);
  return { ...place, reason: reasonAt(text, place) };
}
