import type { ListEntry, ListPage } from '../../../schema/content/content-model.ts';
import { atPath } from '../../../schema/content/http/at-path.ts';
import { countAt } from '../../../schema/content/http/count-at.ts';
import { itemOfAnswer } from '../../../schema/content/http/item-of-answer.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { noteCall } from '../../offline/first-calls.ts';
import type { SiteState } from '../../state/site-state.ts';
import type { ListQuery } from '../list-query.ts';
import { callApi } from './call-api.ts';
import { lineOfAnswer } from './line-of-answer.ts';
import { noteOnce } from './note-once.ts';

/**
 * A page of a list from a content API.
 * @throws where the API fails, or its answer has no list where one should be
 */
export async function loadList(
  state: SiteState,
  table: RouteTable,
  http: HttpSource,
  { collection: name, where, page, params }: ListQuery,
): Promise<ListPage> {
  const collection = table.collections[name];
  const size = collection?.size ?? 10;
  const { url, items, total, firstPage = 1 } = http.list;
  const { value, base, call } = await callApi(state, table, http, url, {
    ...params,
    ...where,
    page: String(page - 1 + firstPage),
    size: String(size),
  });
  // What is for one visitor is kept for no other one.
  if (http.credentials === undefined) noteCall(state.model, call);
  const found = atPath(value, items);
  if (!Array.isArray(found)) throw new Error(`no list stands under ${items}`);
  const entries = new Map<string, ListEntry>();
  for (const item of found) {
    const entry = itemOfAnswer(item, http, collection?.fields ?? [], {
      base,
      lineOf: lineOfAnswer,
      note: (message) => noteOnce(`${name}: ${message}`),
    });
    if (entry && !entries.has(entry.id)) entries.set(entry.id, entry);
  }
  if (found.length > 0 && entries.size === 0) {
    throw new Error(`what stands under ${items} has no ids or no titles`);
  }
  const before = (page - 1) * size;
  return {
    total: countAt(value, total) ?? before + entries.size,
    // An API that takes no size hands out more than was asked for.
    entries: [...entries.values()].slice(0, size),
  };
}
