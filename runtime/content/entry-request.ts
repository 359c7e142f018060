import { entryFile, listName } from '../../schema/content/content-files.ts';
import type { FullEntry, MovedEntry } from '../../schema/content/content-model.ts';
import type { RouteTable } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { emittedFile } from '../requests/emitted-file.ts';
import { loadDocument } from '../resources/load-document.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import type { EntryQuery } from '../screen/entry-query.ts';
import { isEntryFile } from '../shapes/content-file-shapes.ts';
import type { SiteState } from '../state/site-state.ts';
import { isOver } from './is-over.ts';
import { namedParams } from './named-params.ts';

/** An entry that was found, or where it went; null: there is none. */
export type FoundEntry = {
  readonly collection: string;
  readonly entry: FullEntry | MovedEntry;
} | null;

/** Ids that can be the name of a file: others are no entry's. */
const idShape = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u;

/** The collections in the order in which they are asked: those of the kind first. */
function orderedCollections(
  table: RouteTable,
  { collections, type }: EntryQuery,
): readonly string[] {
  const isOfKind = (name: string): boolean => {
    const collection = ownValue(table.collections, name);
    return (
      collection !== undefined &&
      type !== undefined &&
      (collection.type === type || ownValue(collection.types, type) !== undefined)
    );
  };
  return [...collections.filter(isOfKind), ...collections.filter((name) => !isOfKind(name))];
}

/** The request for an entry. */
export function entryRequest(
  state: SiteState,
  table: RouteTable,
  query: EntryQuery,
): ResourceRequest {
  const { collections, id, type = '', params } = query;
  const calls = collections.flatMap((name) => {
    const http = ownValue(table.collections, name)?.http;
    return http ? [http.entry] : [];
  });
  const named = namedParams(JSON.stringify(calls), params);
  // The kind tells collections apart; where there is one alone, another kind is no other entry.
  const kind = collections.length > 1 ? type : '';
  return {
    key: `entry ${table.language} ${collections.join(',')} ${kind} ${id} ${listName(named)}`,
    load: async (): Promise<FoundEntry> => {
      for (const collection of orderedCollections(table, query)) {
        const model = ownValue(table.collections, collection);
        const http = model?.http;
        if (!http && !idShape.test(id)) continue;
        const file = entryFile(collection, table.language, encodeSegment(id));
        const entry = http
          ? await (await import('./http/load-entry.ts')).loadEntry(
              state,
              table,
              { ...model, http },
              id,
              named,
            )
          : await loadDocument(emittedFile(state, file), isEntryFile);
        if (entry && !('html' in entry && isOver(entry))) return { collection, entry };
      }
      return null;
    },
    ...(calls.length > 0 ? { isOutside: true as const } : {}),
  };
}
