const links = /<a [^>]*?href="([^"]*)"/g;

/**
 * The queries by which a page links to itself: its sections, the pages of its lists, their filters.
 * @param path the page's own, with the base
 */
export function queriesIn(html: string, path: string): string[] {
  const queries = new Set<string>();
  for (const [, href = ''] of html.matchAll(links)) {
    const [to, rest] = href.split('?', 2);
    if (to === path && rest) queries.add(`?${rest.split('#', 1)[0]?.replaceAll('&amp;', '&')}`);
  }
  return [...queries];
}
