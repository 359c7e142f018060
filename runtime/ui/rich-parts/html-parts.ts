/** A part of a text: from one of its headings of the second level to the next one. */
export type HtmlPart = { readonly id: string; readonly html: string };

/**
 * A text by its headings of the second level; undefined where it does not begin with one, or has one alone.
 * @param html sanitised HTML, as entries have it
 */
export function htmlParts(html: string): readonly HtmlPart[] | undefined {
  const parts = html.trim().split(/(?=<h2[\s>])/);
  const isParted = parts.length > 1 && parts.every((part) => part.startsWith('<h2'));
  return isParted ? parts.map((part, index) => ({ id: `${index}`, html: part })) : undefined;
}
