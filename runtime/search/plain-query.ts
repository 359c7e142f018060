import type { SearchQuery } from './search-answer.ts';

/** Results on a page. */
const size = 10;

/** The search for a keyword that nothing narrows down: its first page. */
export const plainQuery = (keyword: string): SearchQuery => ({
  keyword,
  sort: 'best',
  page: 1,
  size,
});
