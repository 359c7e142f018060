import { createStore } from 'jotai';
import { loadList } from '../../../../runtime/content/http/load-list.ts';
import type { SiteState } from '../../../../runtime/state/site-state.ts';
import type { ListPage } from '../../../../schema/content/content-model.ts';
import type { RouteTable } from '../../../../schema/model.ts';
import type { HttpSource } from '../../../../schema/source.generated.ts';

export const state = { store: createStore(), root: '/', model: {} } as unknown as SiteState;

/** A route table with one collection, `news`, of a content API. */
export const tableOf = (http: HttpSource, size = 2): RouteTable =>
  ({
    language: 'zh',
    collections: { news: { size, type: 'article', types: {}, codes: {}, fields: [], http } },
  }) as unknown as RouteTable;

/** A page of the list of a content API, as a block of a page loads it. */
export const loadPage = (http: HttpSource, page: number, size = 2): Promise<ListPage> =>
  loadList(state, tableOf(http, size), http, { collection: 'news', where: {}, page, params: {} });
