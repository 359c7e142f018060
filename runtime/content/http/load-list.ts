import type { ListEntry, ListPage } from '../../../schema/content/content-model.ts';
import { itemOfAnswer } from '../../../schema/content/http/item-of-answer.ts';
import {
  type AnsweredList,
  listOfAnswer,
  pageValues,
  placeOfList,
} from '../../../schema/content/http/list-of-answer.ts';
import { nextCall } from '../../../schema/content/http/next-call.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { noteCall } from '../../offline/first-calls.ts';
import type { SiteState } from '../../state/site-state.ts';
import type { ListQuery } from '../list-query.ts';
import { type CallAnswer, callApi } from './call-api.ts';
import { lineOfAnswer } from './line-of-answer.ts';
import { listCursors, maxWalk } from './list-cursors.ts';
import { noteOnce } from './note-once.ts';

type AnsweredPage = {
  /** Its number, from 1. */
  readonly page: number;
  readonly answer: CallAnswer;
  readonly list: AnsweredList;
};

/**
 * Asks for a page of a list of which only the page before says how to ask for it.
 * @param askFor asks for a page by what leads to it
 * @returns the last page, where the list ends before that one
 */
async function walkTo(
  page: number,
  key: string,
  askFor: (page: number, next: string | undefined) => Promise<AnsweredPage>,
): Promise<AnsweredPage> {
  const cursors = listCursors(key);
  const start = cursors.before(page);
  if (page - start.page > maxWalk) {
    throw new Error(`page ${page} is more than ${maxWalk} pages behind the last one that is known`);
  }
  let { next } = start;
  for (let at = start.page; ; at += 1) {
    const { answer, list } = await askFor(at, next);
    const leadsOn = cursors.note(at, list.next);
    if (!leadsOn) noteOnce(`the list of ${answer.url} leads back to a page before: it ends there`);
    next = leadsOn ? list.next : undefined;
    if (at === page || next === undefined) return { page: at, answer, list: { ...list, next } };
  }
}

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
  const askFor = async (at: number, next: string | undefined): Promise<AnsweredPage> => {
    const { call, cursor } = nextCall(http.list, next);
    const answer = await callApi(state, table, http, call, {
      ...params,
      ...where,
      ...pageValues(http.list, at, size),
      cursor,
    });
    // What is for one visitor is kept for no other one.
    if (http.credentials === undefined) noteCall(state.model, answer.call);
    return { page: at, answer, list: listOfAnswer(answer, http.list, answer.url) };
  };
  const key = JSON.stringify([table.language, name, http.list.url, where, params]);
  const found =
    http.list.next === undefined ? await askFor(page, undefined) : await walkTo(page, key, askFor);
  const before = (page - 1) * size;
  const { answer, list } = found;
  if (found.page < page) return { total: list.total ?? found.page * size, entries: [] };
  const items = http.lookups
    ? await (await import('./looked-up.ts')).lookedUp(state, table, http, list.items, answer.value)
    : list.items;
  const entries = new Map<string, ListEntry>();
  for (const item of items) {
    const entry = itemOfAnswer(item, http, collection?.fields ?? [], {
      base: answer.base,
      lineOf: lineOfAnswer,
      note: (message) => noteOnce(`${name}: ${message}`),
    });
    if (entry && !entries.has(entry.id)) entries.set(entry.id, entry);
  }
  if (list.items.length > 0 && entries.size === 0) {
    throw new Error(`${placeOfList(http.list)} has no ids or no titles`);
  }
  // Where nothing counts them, one more than those that came leads to the page behind this one.
  const least = list.next === undefined ? before + entries.size : page * size + 1;
  return {
    total: list.total ?? least,
    // An API that takes no size hands out more than was asked for.
    entries: [...entries.values()].slice(0, size),
  };
}
