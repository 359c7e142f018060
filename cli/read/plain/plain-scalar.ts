import { backslash, doubleQuote, newline } from './character-codes.ts';

/** Thrown where a text leaves what `readPlainYaml` knows: the YAML parser reads it then. */
export class NotPlainYaml extends Error {}

/** What a scalar without quotes is in YAML 1.2 (core schema); rare ways to write a number are left to the parser. */
export function plainValue(written: string): string | number | boolean | null {
  switch (written) {
    case '~':
    case 'null':
    case 'Null':
    case 'NULL':
      return null;
    case 'true':
    case 'True':
    case 'TRUE':
      return true;
    case 'false':
    case 'False':
    case 'FALSE':
      return false;
  }
  const first = written.charCodeAt(0);
  // A digit, or + - . before one.
  if (!(first >= 48 && first <= 57) && first !== 43 && first !== 45 && first !== 46) return written;
  if (/^[-+]?[0-9]+$/.test(written)) return Number.parseInt(written, 10);
  if (/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/.test(written)) return Number.parseFloat(written);
  if (/^[-+]?[0-9.]+[eE]|^0[xo]|^[-+]?\.(?:inf|nan)/i.test(written)) throw new NotPlainYaml();
  return written;
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  n: '\n',
  t: '\t',
};

/** The text between two quotation marks " of one line. */
function doubleValue(inside: string): string {
  if (!inside.includes('\\')) return inside;
  return inside.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code?: string, sign?: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    const meant = escapes[sign ?? ''];
    if (meant === undefined) throw new NotPlainYaml();
    return meant;
  });
}

/** Where the quotation mark stands that closes a text of one line. A pattern would run out of stack on long ones. */
function closingQuote(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === newline) break;
    if (character === backslash && quote === doubleQuote) {
      at += 1;
      if (text.charCodeAt(at) === newline) break;
    } else if (character === quote) {
      // Two single ones stand for one.
      if (quote === doubleQuote || text.charCodeAt(at + 1) !== quote) return at;
      at += 1;
    }
  }
  throw new NotPlainYaml();
}

/** A scalar in quotes of one line that starts at an offset: its text, and where it ends. */
export function quotedAt(
  text: string,
  start: number,
): { readonly value: string; readonly end: number } {
  const end = closingQuote(text, start);
  const inside = text.slice(start + 1, end);
  const isDouble = text.charCodeAt(start) === doubleQuote;
  const value = isDouble ? doubleValue(inside) : inside.replaceAll("''", "'");
  return { value, end: end + 1 };
}
