/**
 * Signs that Chinese text means as they stand, by the characters that stand for them while the text is
 * parsed: Unicode's noncharacters (U+FDD0 on), which no text has.
 */
const shields = new Map([
  ['.', '\uFDD0'],
  [')', '\uFDD1'],
  ['*', '\uFDD2'],
  ['>', '\uFDD3'],
  [':', '\uFDD4'],
]);
const signs = new Map([...shields].map(([sign, shield]) => [shield, sign]));
const anyShield = /[\uFDD0-\uFDD4]/g;

const shield = (text: string): string =>
  text.replace(/[.)*>:]/g, (sign) => shields.get(sign) ?? sign);

/** Puts the signs back. */
export const unshield = (text: string): string =>
  text.replace(anyShield, (each) => signs.get(each) ?? each);

export const hasShield = (text: string): boolean => text.search(anyShield) >= 0;

const blanks = (text: string): string => text.replaceAll('\u3000', ' ');

/** What may stand before a block in its line: quotes and items of lists. */
const containers = '(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,3}[.)][ \\t]))*[ \\t]*';
const fence = new RegExp(`^${containers}(\`{3,}|~{3,})`);
/** A year, or another number that no list has, before a full stop: 2026. 本年度. */
const year = new RegExp(`^(${containers}\\d{4,9})([.)])(?=[ \\t\\u3000]|$)`);
/** Full-width blanks before or behind the sign of a heading, a list or a quote. */
const wideBlanks = /^[ \t\u3000]*(?:#{1,6}|[-+*>]|\d{1,3}[.)])(?=[ \t\u3000])[ \t\u3000]+/;
const wideLine = /^[ \t]*\u3000[ \t\u3000]*$/;
/** Between digits, as in 3*4*5 or 138****5678. */
const innerStars = /(?<=\d)\*+(?=\d)/g;
/** The comparison >5 年. */
const comparison = /^( {0,3})>(?==?\d)/;
const wideNote = /^( {0,3}\[\^[^\]\s]+\])：/;
/** What would be the name of an address: see below. */
const definition = /^( {0,3}\[(?!\^)[^[\]]+\]):[ \t]*(\S+)[ \t]*$/;
const dashes = '[ \\t\\u3000]*[:：]?-+[:：]?[ \\t\\u3000]*';
const wideDelimiters = new RegExp(
  `^[ \\t\\u3000]*[｜|]?${dashes}(?:[｜|]${dashes})*[｜|]?[ \\t\\u3000]*$`,
);

/** Whether what should be an address is Chinese words, as in [注]: 说明. */
const isWords = (address: string): boolean =>
  /\p{Script=Han}/u.test(address) && !/[./#:]/.test(address);

function readLine(line: string, isQuoted: boolean): string {
  if (wideLine.test(line)) return blanks(line);
  return line
    .replace(wideBlanks, blanks)
    .replace(year, (_, before: string, sign: string) => before + shield(sign))
    .replace(innerStars, shield)
    .replace(comparison, (whole, before: string) => (isQuoted ? whole : before + shield('>')))
    .replace(wideNote, '$1:')
    .replace(definition, (whole, before: string, address: string) =>
      isWords(address) ? before + shield(':') + whole.slice(before.length + 1) : whole,
    );
}

const isTableLine = (line: string | undefined): boolean => line?.includes('｜') ?? false;

/** Makes a table of lines in full-width bars, where a line of dashes leaves no doubt. */
function readTables(lines: string[], isCode: readonly boolean[]): void {
  for (const [index, line] of lines.entries()) {
    if (isCode[index] || !line.includes('｜') || !wideDelimiters.test(line)) continue;
    const narrow = (each: string): string => each.replaceAll('｜', '|');
    lines[index] = blanks(narrow(line)).replaceAll('：', ':');
    const head = lines[index - 1];
    if (head !== undefined) lines[index - 1] = narrow(head);
    for (let at = index + 1; isTableLine(lines[at]); at += 1) lines[at] = narrow(lines[at] ?? '');
  }
}

/**
 * A text as its Chinese author means it, for a parser that knows Western punctuation only. What
 * docs/guide/content.md lists under “Chinese punctuation” is done here as far as a line decides it.
 * @returns as long as the text, so that offsets stay; signs that mean nothing are shielded until `unshield`
 */
export function chineseLines(text: string): string {
  if (!/[*\u3000｜：>:]|\d{4}[.)]/.test(text)) return text;
  const lines = text.split('\n');
  const isCode: boolean[] = [];
  let open: string | undefined;
  const read = lines.map((line, index) => {
    const [, ticks] = fence.exec(line) ?? [];
    isCode.push(open !== undefined || ticks !== undefined);
    if (open !== undefined) {
      if (ticks?.startsWith(open) && line.trimEnd().endsWith(ticks)) open = undefined;
      return line;
    }
    if (ticks !== undefined) {
      open = ticks;
      return line;
    }
    const isQuoted = [lines[index - 1], lines[index + 1]].some((each) =>
      /^ {0,3}>/.test(each ?? ''),
    );
    return readLine(line, isQuoted);
  });
  readTables(read, isCode);
  return read.join('\n');
}
