const links = /<a ([^>]*?)href="([^"]*)"/g;

/**
 * The queries by which a page links to itself: its sections, the pages of its lists, their filters. A part that its link
 * says not to follow is none: of combined filters there are too many.
 * @param path the page's own, with the base
 */
export function queriesIn(html: string, path: string): string[] {
  const queries = new Set<string>();
  for (const [, attributes = '', href = ''] of html.matchAll(links)) {
    if (attributes.includes('rel="nofollow"')) continue;
    const [to, rest] = href.split('?', 2);
    if (to === path && rest) queries.add(`?${rest.split('#', 1)[0]?.replaceAll('&amp;', '&')}`);
  }
  return [...queries];
}
