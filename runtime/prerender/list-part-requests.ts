import { listKey } from '../../schema/content/content-files.ts';
import type { ListPage } from '../../schema/content/content-model.ts';
import type { ModelBlock, ModelBlocks } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { whereOf } from '../content/address-lists.ts';
import { askedPage } from '../content/asked-page.ts';
import { listRequest } from '../content/list-request.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { SiteState } from '../state/site-state.ts';
import { openSection } from './open-section.ts';

type ListBlock = Extract<ModelBlock, { readonly type: 'articleList' | 'noticeList' }>;

/** The part of a block's list that the query asks for, as `useFilteredList` finds it out while it draws. */
function partRequest(
  state: SiteState,
  screen: Screen,
  block: ListBlock,
  query: URLSearchParams,
): ResourceRequest | undefined {
  const { table, lists } = screen;
  const { collection, filter, limit } = block;
  const declared = ownValue(table.collections, collection);
  // What lists elsewhere hold is asked for by visitors.
  if (limit !== undefined || !declared || declared.http) return undefined;
  const where = whereOf(screen, block);
  const asked = listRequest(state, table, { collection, where, page: 1 });
  const loaded = state.resources.read<ListPage | null>(asked.key);
  const whole =
    ownValue(lists, listKey(collection, where)) ??
    (loaded?.state === 'ready' ? loaded.value : undefined);
  if (!whole) return asked;
  const wanted = filter && query.get(filter);
  const value = whole.filter?.find((each) => each.value === wanted);
  const total = value ? value.count : whole.total;
  const page = Math.min(askedPage(query), Math.max(1, Math.ceil(total / declared.size)));
  if (page === 1 && !value) return undefined;
  const narrowed = value && filter ? { ...where, [filter]: value.value } : where;
  return listRequest(state, table, { collection, where: narrowed, page });
}

/** The lists of a page that are drawn: of sections, those in the open one. */
function* drawnLists(blocks: ModelBlocks, query: URLSearchParams): Iterable<ListBlock> {
  for (const block of blocks) {
    if (block.type === 'articleList' || block.type === 'noticeList') yield block;
    if (block.type !== 'sections') continue;
    const open = openSection(block, query);
    const section = open === undefined ? undefined : block.items[open];
    yield* drawnLists(section?.blocks ?? [], query);
  }
}

/**
 * Requests for the parts of lists that a query asks for. A page could be drawn without: it would be drawn once more with
 * what its blocks asked for meanwhile.
 */
export function listPartRequests(
  state: SiteState,
  screen: Screen,
  query: string,
): readonly ResourceRequest[] {
  if (query === '') return [];
  const keys = new URLSearchParams(query);
  return [...drawnLists(screen.page.blocks, keys)].flatMap(
    (block) => partRequest(state, screen, block, keys) ?? [],
  );
}
