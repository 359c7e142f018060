import type { RouteTable } from '../../schema/model.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import type { SiteState } from '../state/site-state.ts';
import type { SearchQuery } from './search-answer.ts';

/** The request for a `SearchAnswer`. Visitors who do not search do not load what searches. */
export const searchRequest = (
  state: SiteState,
  table: RouteTable,
  query: SearchQuery,
): ResourceRequest => ({
  key: `search ${table.language} ${JSON.stringify(Object.entries(query).sort())}`,
  load: async () => (await import('./engine/site-search.ts')).searchSite(state, table, query),
  ...(table.search?.service ? { isOutside: true as const } : {}),
});
