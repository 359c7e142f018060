/**
 * Whether a link leads to what is open: the same path, and a query that has at least its keys.
 * @param link in the spelling of the open variant
 */
export function isOpenLink(link: string, path: string, query: URLSearchParams): boolean {
  const [there, asked = ''] = link.replace(/#.*/, '').split('?');
  const keys = [...new URLSearchParams(asked)];
  return there === path && keys.every(([key, value]) => query.get(key) === value);
}
