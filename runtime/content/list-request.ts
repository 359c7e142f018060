import { listFile, listKey, listName } from '../../schema/content/content-files.ts';
import type { RouteTable } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { emittedFile } from '../requests/emitted-file.ts';
import { loadDocument } from '../resources/load-document.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { isListPage } from '../shapes/content-file-shapes.ts';
import type { SiteState } from '../state/site-state.ts';
import type { ListQuery } from './list-query.ts';
import { namedParams } from './named-params.ts';

/** The request for a page of a list. */
export function listRequest(
  state: SiteState,
  table: RouteTable,
  { collection, where, page, params: all }: ListQuery,
): ResourceRequest {
  const http = ownValue(table.collections, collection)?.http;
  if (http) {
    const params = namedParams(JSON.stringify(http.list), all);
    return {
      key: `list ${table.language} ${listKey(collection, where)} ${page} ${listName(params)}`,
      load: async () =>
        (await import('./http/load-list.ts')).loadList(state, table, http, {
          collection,
          where,
          page,
          params,
        }),
      isOutside: true,
    };
  }
  const file = listFile(collection, table.language, where, page);
  return { key: file, load: () => loadDocument(emittedFile(state, file), isListPage) };
}
