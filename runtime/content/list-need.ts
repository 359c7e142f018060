import { listFile, listKey } from '../../schema/content/content-files.ts';
import type { ListWhere } from '../../schema/content/content-model.ts';
import type { RouteTable } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { fetchDocument } from '../resources/fetch-document.ts';
import type { Need } from '../resources/need.ts';
import { emittedFile } from '../resources/table-need.ts';
import { lazyTimeout } from '../resources/time-limit.ts';
import type { SiteState } from '../state/site-state.ts';

/** Which page of which list. */
export type ListRequest = {
  readonly collection: string;
  readonly where: ListWhere;
  /** From 1. */
  readonly page: number;
};

/** What a page of a list needs to be shown. */
export function listNeed(
  state: SiteState,
  table: RouteTable,
  { collection, where, page }: ListRequest,
): Need {
  const http = ownValue(table.collections, collection)?.http;
  if (http) {
    return {
      key: `list ${table.language} ${listKey(collection, where)} ${page}`,
      load: async () =>
        (await import('./http/load-list.ts')).loadList(state, table, http, {
          collection,
          where,
          page,
        }),
      isOutside: true,
    };
  }
  const file = listFile(collection, table.language, where, page);
  return { key: file, load: () => fetchDocument(emittedFile(state, file), lazyTimeout) };
}
