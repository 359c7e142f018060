/**
 * Puts a key of the query into the open address, so that it can be shared and comes back with the history. The page
 * stays as it is: nothing is loaded.
 * @param history where the site has its addresses: in the path, or behind the #
 */
export function putQuery(key: string, value: string, history: 'browser' | 'hash'): void {
  const url = new URL(window.location.href);
  if (history === 'browser') {
    url.searchParams.set(key, value);
  } else {
    const [path = '', query] = url.hash.split('?');
    const next = new URLSearchParams(query);
    next.set(key, value);
    url.hash = `${path}?${next}`;
  }
  window.history.replaceState(window.history.state, '', url);
}
