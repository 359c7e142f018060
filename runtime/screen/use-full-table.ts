import { useEffect } from 'react';
import type { RouteTable } from '../../schema/model.ts';
import { fullestTable, loadFullTable } from '../requests/full-table.ts';
import { useResources } from '../requests/use-requests.ts';
import { useSiteState } from '../state/site-state.ts';
import { useScreen } from './screen-context.ts';

/**
 * The route table of the open variant for what may lead anywhere in it. A built page came with a part of it, and
 * loads the rest for this; until then it is that part.
 */
export function useFullTable(): RouteTable {
  const state = useSiteState();
  const { table } = useScreen();
  useResources();
  useEffect(() => void loadFullTable(state, table), [state, table]);
  return fullestTable(state, table);
}
