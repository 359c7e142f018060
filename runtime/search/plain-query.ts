import type { SearchScope } from '../screen/search-scope.ts';
import type { SearchQuery } from './search-answer.ts';

/** Results on a page. */
const size = 10;

/**
 * The search for a keyword that no filter narrows down: its first page.
 * @param scope what it is narrowed down to all the same: by where it is made
 */
export const plainQuery = (keyword: string, scope?: SearchScope): SearchQuery => ({
  keyword,
  ...(scope ? { homes: scope.homes } : {}),
  sort: 'best',
  page: 1,
  size,
});
