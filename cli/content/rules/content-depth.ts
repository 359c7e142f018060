import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

export const contentDepth = {
  id: 'content-depth',
  severity: 'error',
  explanation: {
    zh: [
      '正文里的引用、列表、表格和标签不能嵌套或重复得太多。',
      '这样的正文没有人读得了，程序处理起来也太慢；多半是手误，例如按住了某个键，或者标签一直没有关闭。',
      '请删去多余的符号，关闭标签，或把正文拆开；最多可以嵌套 50 层，表格每行 200 格，每段 2000 个 * 之类的符号。',
    ].join(''),
    en: [
      'Quotes, lists, tables and tags of a text are not nested or repeated too often.',
      'No visitor can read such a text, and making a page of it would take the program too long; mostly a mistake in typing is behind it, such as a key held down or tags that are never closed.',
      'Take the surplus signs out, close the tags, or split the text; there is room for 50 levels, 200 cells in a row of a table and 2000 signs such as * in a paragraph.',
    ].join(' '),
  },
  bad: '>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> 深',
  good: ['> 引', '>> 用'].join('\n'),
} as const satisfies RuleMeta;

/** Characters of the HTML of one text. */
export const maxHtml = 4 * 1024 * 1024;
const maxNesting = 50;
const maxCells = 200;
const maxDelimiters = 2000;
const maxTabs = 500;
const maxUnclosed = 100;

const containers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?)+/;
/** As deep as a list can be indented that has a level more in every line. */
const indented = new RegExp(`^(?:[ ]{4}|\\t){${maxNesting},}[ \\t]*(?:[-*+>]|\\d{1,9}[.)])`);
/** What begins a callout in a line, and what ends one. */
const callout = /^[ \t>*+-]*:{3,}[ \t]*\p{L}/u;
const calloutEnd = /^[ \t>]*:{3,}[ \t\r]*$/;
const marker = /[>*+-]|\d+[.)]/g;
/** What HTML opens again in every paragraph for as long as it is not closed. */
const formatting = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/gi;

/**
 * Whether lines stand in a block of code that begins and ends at the beginning of a line. What may be in another
 * thing, such as a list, counts as text.
 */
function linesInCode(lines: readonly string[]): ReadonlySet<number> {
  const inCode = new Set<number>();
  for (let first = 0; first < lines.length; first += 1) {
    const [fence] = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(lines[first] ?? '') ?? [];
    if (fence === undefined) continue;
    const closing = new RegExp(`^${fence[0]}{${fence.length},}[ \\t\\r]*$`);
    const last = lines.findIndex((line, index) => index > first && closing.test(line));
    if (last < 0) break;
    for (let index = first + 1; index < last; index += 1) inCode.add(index);
    first = last;
  }
  return inCode;
}

/**
 * What of a text a Markdown parser would take too long for: the effort for nesting, for cells of a table,
 * for emphasis in one paragraph and for unclosed tags grows with their square (measured on remark-parse 11).
 */
export function textExcess(text: string): ContentFinding | undefined {
  let start = 0;
  let delimiters = 0;
  let unclosed = 0;
  let callouts = 0;
  const lines = text.split('\n');
  const inCode = linesInCode(lines);
  for (const [index, line] of lines.entries()) {
    if (inCode.has(index)) {
      start += line.length + 1;
      continue;
    }
    const excess = (message: string): ContentFinding =>
      contentFinding(contentDepth, message, { start, end: start + Math.min(line.length, 80) });
    // Before all else: the patterns below look at blanks again and again.
    if (line.split('\t').length > maxTabs) {
      return excess(
        `this line has more than ${maxTabs} tabs: write blanks in their place, or make several lines of it`,
      );
    }
    const nested = containers.exec(line)?.[0].match(marker)?.length ?? 0;
    if (nested > maxNesting) {
      return excess(
        `quotes and lists are nested ${nested} deep here; the limit is ${maxNesting}: take away some of the signs at the start of the line, or write a part of it as a text of its own`,
      );
    }
    if (indented.test(line)) {
      return excess(
        `lists are nested more than ${maxNesting} deep here: indent this line less, or write a part of it as a text of its own`,
      );
    }
    if (callout.test(line)) callouts += 1;
    else if (calloutEnd.test(line)) callouts = Math.max(0, callouts - 1);
    if (callouts > maxNesting) {
      return excess(
        `more than ${maxNesting} callouts are not closed up to here: write ::: in a line where each ends`,
      );
    }
    const cells = line.split('|').length;
    if (cells > maxCells) {
      return excess(
        `this row of a table has more than ${maxCells} cells: make two tables of it, or offer it as a file to fetch`,
      );
    }
    delimiters = line.trim() === '' ? 0 : delimiters + (line.match(/[*_~[\]`$]/g)?.length ?? 0);
    if (delimiters > maxDelimiters) {
      return excess(
        `more than ${maxDelimiters} of * _ ~ [ ] \` $ stand in one paragraph up to here: make several paragraphs of it by empty lines`,
      );
    }
    for (const [, slash] of line.matchAll(formatting)) {
      unclosed = slash ? Math.max(0, unclosed - 1) : unclosed + 1;
    }
    if (unclosed > maxUnclosed) {
      return excess(
        `more than ${maxUnclosed} tags such as <b> are not closed up to here: write </b> and the like behind what they are about`,
      );
    }
    start += line.length + 1;
  }
  return undefined;
}

/** That a text is nested more deeply than the parsers' stack reaches. */
export const nestedTooDeeply = (): ContentFinding =>
  contentFinding(
    contentDepth,
    'this text is nested too deeply to be read: quotes, lists and tags may stand in each other 50 deep at most; take some of them apart',
    { start: 0, end: 1 },
  );
