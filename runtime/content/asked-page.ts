/** Key of the query that says which page of a list is open. */
export const pageKey = 'page';

/** The number of the page that the query asks for, from 1. */
export function askedPage(query: URLSearchParams): number {
  const asked = query.get(pageKey) ?? '';
  return /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}
