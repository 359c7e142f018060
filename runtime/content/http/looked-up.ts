import { type AskList, resolveLookups } from '../../../schema/content/lookups/resolve-lookups.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { noteCall } from '../../offline/first-calls.ts';
import type { SiteState } from '../../state/site-state.ts';
import { callApi } from './call-api.ts';
import { noteOnce } from './note-once.ts';

/** Seconds for which a whole list counts as fresh, where the source does not say. */
const defaultCache = 60;

/** Whole lists that were asked for, by language and address: every page of entries looks into them. */
const lists = new Map<string, { readonly since: number; readonly answer: Promise<unknown> }>();

/**
 * Items of an answer, what their ids stand for in the place of them. Where a list cannot be had, the ids stay: the rest
 * of the entries can be read.
 * @param answer that they stand in
 */
export async function lookedUp(
  state: SiteState,
  table: RouteTable,
  http: HttpSource,
  items: readonly unknown[],
  answer: unknown,
): Promise<readonly unknown[]> {
  const load: AskList = async (url, ids) => {
    const { value, call } = await callApi(state, table, http, { url }, { ids });
    // What is for one visitor is kept for no other one.
    if (http.credentials === undefined) noteCall(state.model, call);
    return value;
  };
  const ask: AskList = (url, ids) => {
    if (ids !== undefined) return load(url, ids);
    const key = `${table.language} ${url}`;
    const known = lists.get(key);
    if (known && Date.now() - known.since < (http.cache ?? defaultCache) * 1000) {
      return known.answer;
    }
    const asked = { since: Date.now(), answer: load(url, ids) };
    lists.set(key, asked);
    asked.answer.catch(() => lists.delete(key));
    return asked.answer;
  };
  try {
    return await resolveLookups(items, answer, http.lookups, ask);
  } catch (error) {
    noteOnce(`what ids stand for could not be looked up: ${error}`);
    return items;
  }
}
