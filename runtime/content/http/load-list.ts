import type { ListEntry, ListPage } from '../../../schema/content/content-model.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import type { SiteState } from '../../state/site-state.ts';
import type { ListRequest } from '../list-need.ts';
import { atPath } from './at-path.ts';
import { callApi } from './call-api.ts';
import { itemOfAnswer } from './item-of-answer.ts';

/**
 * A page of a list from a content API.
 * @throws where the API fails, or its answer has no list where one should be
 */
export async function loadList(
  state: SiteState,
  table: RouteTable,
  http: HttpSource,
  { collection, where, page }: ListRequest,
): Promise<ListPage> {
  const size = table.collections[collection]?.size ?? 10;
  const { url, items, total, firstPage = 1 } = http.list;
  const answer = await callApi(state, table, http, url, {
    ...where,
    page: String(page - 1 + firstPage),
    size: String(size),
  });
  const found = atPath(answer, items);
  if (!Array.isArray(found)) throw new Error(`no list stands under ${items}`);
  const entries = found
    .map((item) => itemOfAnswer(item, http))
    .filter((entry): entry is ListEntry => entry !== undefined);
  const number = Number(total === undefined ? Number.NaN : atPath(answer, total));
  const before = (page - 1) * size;
  return {
    total: Number.isInteger(number) && number >= 0 ? number : before + entries.length,
    // An API that takes no size hands out more than was asked for.
    entries: entries.slice(0, size),
  };
}
