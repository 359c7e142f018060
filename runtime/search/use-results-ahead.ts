import { useEffect } from 'react';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { useScreen } from '../screen/screen-context.ts';
import { screenNeeds } from '../screen/screen-needs.ts';
import { useSiteState } from '../state/site-state.ts';
import { searchAddress, useSearchTarget } from './use-search-target.ts';

/** Loads what the page of results is made of before it is opened: a search leads there, most of the time. */
export function useResultsAhead(): void {
  const state = useSiteState();
  const { table } = useScreen();
  const target = useSearchTarget();
  const [path = ''] = target ? searchAddress(target, 'x').split('?') : [];
  useEffect(() => {
    const row = tableIndex(table).match(path)?.value;
    for (const need of screenNeeds(state, table, row, row?.page))
      void state.resources.request(need);
  }, [state, table, path]);
}
