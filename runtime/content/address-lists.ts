import { listKey } from '../../schema/content/content-files.ts';
import type { ListWhere } from '../../schema/content/content-model.ts';
import { sortedBy } from '../../schema/content/list-order.ts';
import type { ModelBlock } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { ListSort } from '../../schema/source.generated.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { SiteState } from '../state/site-state.ts';
import { askedPage } from './asked-page.ts';
import { entryRequest } from './entry-request.ts';
import { listRequest } from './list-request.ts';
import { narrowedTo } from './narrowed-to.ts';

/** What narrows a list down, the code that its block names or the one in the address, and what it is sorted by. */
export function whereOf(
  { table, params }: Pick<Screen, 'table' | 'params'>,
  block: {
    readonly collection: string;
    readonly code?: string;
    readonly codeFrom?: string;
    readonly sort?: ListSort;
  },
): ListWhere {
  const asked = block.codeFrom === 'address' ? params.code : undefined;
  const codes = ownValue(table.collections, block.collection)?.codes ?? {};
  const code = asked !== undefined && ownValue(codes, asked) !== undefined ? asked : block.code;
  return { ...(code === undefined ? {} : { code }), ...sortedBy(block.sort) };
}

/** What the address chooses of a page's lists and entries, and what did not come with the page. */
export function addressListRequests(
  state: SiteState,
  screen: Screen,
  query: string,
): ResourceRequest[] {
  const requests: ResourceRequest[] = [];
  const asked = new URLSearchParams(query);
  const { table, lists, entries } = screen;
  walkBlocks(screen.page.blocks, (each) => {
    const block = each as unknown as ModelBlock;
    if (block.type === 'institution') {
      const id = asked.get(block.by) ?? '';
      const listed = ownValue(lists, listKey(block.collection, {}))?.entries ?? [];
      const isThere = ownValue(entries, `${block.collection}/${id}`) !== undefined;
      if (isThere || !listed.some((entry) => entry.id === id)) return;
      const request = entryRequest(state, table, { collections: [block.collection], id });
      if (!request.isOutside) requests.push(request);
      return;
    }
    if (block.type !== 'articleList' || block.codeFrom !== 'address') return;
    const { collection, filter, limit } = block;
    const paged = limit === undefined;
    const where = whereOf(screen, block);
    const request = listRequest(state, screen.table, {
      collection,
      where:
        (paged && filter && narrowedTo(where, filter, asked.get(filter) ?? undefined)) || where,
      page: paged ? askedPage(asked) : 1,
    });
    if (!request.isOutside) requests.push(request);
  });
  return requests;
}
