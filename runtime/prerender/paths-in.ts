const links = /<a [^>]*?href="([^"?#]*)/g;

/**
 * The paths of the site that a page links to, without queries; each once.
 * @param base of the site, with its slashes
 */
export function pathsIn(html: string, base: string): string[] {
  const paths = [...html.matchAll(links)].map(([, path = '']) => path);
  const own = paths.filter((path) => path.startsWith(base) && !path.startsWith('//'));
  return [...new Set(own.map((path) => `/${path.slice(base.length)}`))];
}
