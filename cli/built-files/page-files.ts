/** What a key and a value of a query hold that a file is named after. */
const word = /^[\p{L}\p{N}_-]+$/u;

/** The keys of a query that may choose a file, in the order of their names; undefined: no file is named so. */
function queryPart(query: string): string | undefined {
  const pairs = [...new URLSearchParams(query)].filter(
    ([key, value]) => key !== 'device' && !(key === 'page' && value === '1'),
  );
  if (pairs.length === 0 || !pairs.flat().every((each) => word.test(each))) return undefined;
  return pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `.${key}-${value}`)
    .join('');
}

/** A path without its encoding; undefined where a segment holds a slash, and would name the file of another page. */
function decodedPath(path: string): string | undefined {
  const segments = path.split('/').map((segment) => decodeURIComponent(segment));
  return segments.some((segment) => /[\\/]/.test(segment)) ? undefined : segments.join('/');
}

/**
 * The files that may hold the page of an address, the one that fits best first: `/news` is `/news.html`, and
 * `/news?page=2&code=theme` first of all `/news.code-theme.page-2.html`; `/EN/` is `/EN/index.html`.
 * @param path decodable, from the site's root
 * @param query with its question mark; empty: none
 * @returns paths from the site's root, not encoded
 */
export function pageFiles(path: string, query: string): readonly string[] {
  const bare = decodedPath(path);
  if (bare === undefined) return [];
  const page = bare.endsWith('/') ? `${bare}index` : bare;
  const part = queryPart(query);
  return [...(part === undefined ? [] : [`${page}${part}.html`]), `${page}.html`];
}
