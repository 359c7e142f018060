import { useEffect } from 'react';
import { tableIndex } from '../../../schema/visit/table-index.ts';
import { screenRequests } from '../../page-requests/screen-requests.ts';
import { useFullTable } from '../../screen/use-full-table.ts';
import { searchAddress, useSearchTarget } from '../../search/use-search-target.ts';
import { useSiteState } from '../../state/site-state.ts';

/** Prefetches the page of results, which most searches open. */
export function usePrefetchedResults(): void {
  const state = useSiteState();
  const table = useFullTable();
  const target = useSearchTarget();
  const [path = ''] = target ? searchAddress(target, 'x').split('?') : [];
  useEffect(() => {
    const row = tableIndex(table).match(path)?.value;
    for (const request of screenRequests(state, table, row, row?.page))
      void state.resources.request(request);
  }, [state, table, path]);
}
