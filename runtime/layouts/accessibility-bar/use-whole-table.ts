import { useEffect, useSyncExternalStore } from 'react';
import type { RouteTable } from '../../../schema/model.ts';
import { fullestTable, loadFullTable } from '../../requests/full-table.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';

/** The route table of the open page with all of its words; undefined while it is awaited. */
export function useWholeTable(): RouteTable | undefined {
  const state = useSiteState();
  const { table: part } = useScreen();
  const read = (): RouteTable => fullestTable(state, part);
  const table = useSyncExternalStore(state.resources.subscribe, read, read);
  const isWhole = table.messages.careText !== undefined;
  useEffect(() => {
    if (!isWhole) void loadFullTable(state, part);
  }, [isWhole, state, part]);
  return isWhole ? table : undefined;
}
