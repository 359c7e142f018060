import { listKey } from '../../schema/content/content-files.ts';
import type { ListEntry, ListPage } from '../../schema/content/content-model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { listRequest } from './list-request.ts';

export type ChosenEntry = {
  /** Key of the query that names it. */
  readonly by: string;
  readonly entry: ListEntry;
};

/** The entry whose home page the query chooses on a page that shows one of several; undefined where it names none. */
export function useChosenEntry(): ChosenEntry | undefined {
  const state = useSiteState();
  const { page, table, lists, params } = useScreen();
  const query = useQuery();
  let chosen: ChosenEntry | undefined;
  walkBlocks(page.blocks, ({ type, collection, by }) => {
    if (type !== 'institution') return;
    const listQuery = { collection: String(collection), where: {}, page: 1, params };
    const here = ownValue(lists, listKey(listQuery.collection, {}));
    const { key } = listRequest(state, table, listQuery);
    const loaded = here ? undefined : state.resources.read<ListPage | null>(key);
    const list = here ?? (loaded?.state === 'ready' ? loaded.value : undefined);
    const entry = list?.entries.find(({ id }) => id === query.get(String(by)));
    if (entry) chosen ??= { by: String(by), entry };
  });
  return chosen;
}
