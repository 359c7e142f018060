import { textOfHtml } from './text-of-html.ts';

/** Tags of formulas: in compiled HTML what is inside is meant to be read. */
const mathTags = /<\/?m[a-z]+\b[^>]*>/g;

/** Longer beginnings are cut by whoever shows them. */
const maxLength = 400;

/**
 * The first paragraph of an entry as plain text, for descriptions of entries without a summary.
 * @param html trusted HTML, as it was compiled
 * @returns undefined where there is no paragraph with words
 */
export function firstParagraph(html: string): string | undefined {
  for (const [, inside = ''] of html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)) {
    const text = textOfHtml(inside.replace(mathTags, '')).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.slice(0, maxLength);
  }
  return undefined;
}
