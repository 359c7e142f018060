import type { RenderedPage } from '../../schema/prerenderer.ts';
import { pageFiles } from '../built-files/page-files.ts';
import { escapeHtml } from '../html/escape-html.ts';

/** What links to the further parts of a page need. */
export type Further = {
  /** Of the page, without the base. */
  readonly path: string;
  /** Folder the site is served from, without a slash at its end. */
  readonly base: string;
  /** What the links are called together. */
  readonly label: string;
};

/**
 * Links to the further parts of a page, its sections and the pages of its lists, for readers without scripts: on a
 * server of files alone a query chooses no file.
 * @returns HTML; empty where the page has no other parts
 */
export function furtherLinks(
  { html, status, queries }: RenderedPage,
  { path, base, label: called }: Further,
): string {
  if (status !== 200) return '';
  const own = base + path;
  const items = queries.flatMap((query) => {
    const [file, whole] = pageFiles(path, query);
    if (file === undefined || whole === undefined) return [];
    const href = escapeHtml(base + encodeURI(file));
    return [`<li><a href="${href}">${labelOf(html, own + query)}</a></li>`];
  });
  if (items.length === 0) return '';
  const label = escapeHtml(called);
  return `<nav class="plain-further" aria-label="${label}"><p>${label}</p><ul>${items.join('')}</ul></nav>`;
}

/** What the page's own link there says, without its elements. */
function labelOf(html: string, href: string): string {
  const start = html.indexOf(`href="${href.replaceAll('&', '&amp;')}"`);
  const open = html.indexOf('>', start);
  const close = html.indexOf('</a>', open);
  const tag = html.slice(html.lastIndexOf('<a', start), open);
  const label = /aria-label="([^"]*)"/.exec(tag)?.[1];
  return (
    label ??
    html
      .slice(open + 1, close)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
