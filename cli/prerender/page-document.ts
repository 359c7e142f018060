import type { RenderedPage } from '../../schema/prerenderer.ts';
import { type Further, furtherLinks } from './further-links.ts';
import { type PageParts, pageHtml } from './page-html.ts';

/** A document of a page, as the thread that has the page's HTML puts it together. */
export type PageDocument = {
  /** Relative to the site's root. */
  readonly file: string;
  readonly parts: Omit<PageParts, 'inline' | 'further'>;
  /** What the links to further parts of the page need; undefined: it has none. */
  readonly further?: Further;
  /** For addresses that are not known: what it is at any of them is put together anew. */
  readonly isFallback?: boolean;
  /** Addresses, with the base, to whose parts and choices links are to be relative: its own, and those of its twins. */
  readonly relativeTo?: readonly string[];
};

/** Links of a page to its own parts, from whatever address it is shown at; an empty one would keep the query. */
const relativeLinks = (html: string, path: string): string =>
  html.replaceAll(`href="${path}?`, 'href="?').replaceAll(`href="${path}"`, 'href="?"');

/**
 * The text of a document.
 * @param inline the script that stands inside of pages
 */
export function documentHtml(page: RenderedPage, document: PageDocument, inline: string): string {
  const { parts, further, isFallback, relativeTo } = document;
  const { state: _, ...bare } = page;
  const html = pageHtml(isFallback ? bare : page, {
    ...parts,
    inline,
    further: further ? furtherLinks(page, further) : '',
  });
  return (relativeTo ?? []).reduce(relativeLinks, html);
}
