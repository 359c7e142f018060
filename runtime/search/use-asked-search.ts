import { askedPage } from '../content/asked-page.ts';
import { useQuery } from '../router/use-query.ts';
import { useZone } from '../screen/zone-context.ts';
import { plainQuery } from './plain-query.ts';
import type { SearchQuery } from './search-answer.ts';
import { useKindName } from './use-hit-page.ts';

/** What the open address searches for, besides its keyword: what it does not know counts as left out. */
export function useAskedSearch(keyword: string): SearchQuery {
  const query = useQuery();
  const nameOf = useKindName();
  const { scope } = useZone();
  const kind = query.get('kind');
  const year = query.get('year') ?? '';
  return {
    ...plainQuery(keyword, scope),
    ...(kind !== null && nameOf(kind) !== undefined ? { kind } : {}),
    ...(/^\d{4}$/.test(year) ? { year } : {}),
    sort: query.get('sort') === 'newest' ? 'newest' : 'best',
    page: askedPage(query),
  };
}
