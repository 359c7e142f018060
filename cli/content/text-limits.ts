import type { Range } from '../diagnostics/diagnostic.ts';

/** Bytes of a file of content. A book of 100,000 characters has 300 kB. */
export const mostBytes = 512 * 1024;
/** Characters of the HTML of one text. */
export const mostHtml = 4 * 1024 * 1024;
const mostNested = 50;
const mostCells = 200;
const mostDelimiters = 2000;
const mostTabs = 500;
const mostUnclosed = 100;

const containers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?)+/;
/** As deep as a list can be indented that has a level more in every line. */
const indented = new RegExp(`^(?:[ ]{4}|\\t){${mostNested},}[ \\t]*(?:[-*+>]|\\d{1,9}[.)])`);
const marker = /[>*+-]|\d+[.)]/g;
/** What HTML opens again in every paragraph for as long as it is not closed. */
const formatting = /<(\/?)(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/gi;

export type Excess = Range & { readonly message: string };

/**
 * What of a text would take a Markdown parser beyond reason: the effort for nesting, for cells of a table
 * for emphasis in one paragraph and for unclosed tags grows with their square (measured on remark-parse 11).
 */
export function textExcess(text: string): Excess | undefined {
  let start = 0;
  let delimiters = 0;
  let unclosed = 0;
  for (const line of text.split('\n')) {
    const excess = (message: string): Excess => ({
      start,
      end: start + Math.min(line.length, 80),
      message,
    });
    // Before all else: the patterns below look at blanks again and again.
    if (line.split('\t').length > mostTabs) {
      return excess(
        `this line has more than ${mostTabs} tabs: write blanks in their place, or make several lines of it`,
      );
    }
    const nested = containers.exec(line)?.[0].match(marker)?.length ?? 0;
    if (nested > mostNested) {
      return excess(
        `quotes and lists are nested ${nested} deep here; the limit is ${mostNested}: take away some of the signs at the start of the line, or write a part of it as a text of its own`,
      );
    }
    if (indented.test(line)) {
      return excess(
        `lists are nested more than ${mostNested} deep here: indent this line less, or write a part of it as a text of its own`,
      );
    }
    const cells = line.split('|').length;
    if (cells > mostCells) {
      return excess(
        `this row of a table has more than ${mostCells} cells: make two tables of it, or offer it as a file to fetch`,
      );
    }
    delimiters = line.trim() === '' ? 0 : delimiters + (line.match(/[*_~[\]`]/g)?.length ?? 0);
    if (delimiters > mostDelimiters) {
      return excess(
        `more than ${mostDelimiters} of * _ ~ [ ] \` stand in one paragraph up to here: make several paragraphs of it by empty lines`,
      );
    }
    for (const [, slash] of line.matchAll(formatting)) {
      unclosed = slash ? Math.max(0, unclosed - 1) : unclosed + 1;
    }
    if (unclosed > mostUnclosed) {
      return excess(
        `more than ${mostUnclosed} tags such as <b> are not closed up to here: write </b> and the like behind what they are about`,
      );
    }
    start += line.length + 1;
  }
  return undefined;
}
