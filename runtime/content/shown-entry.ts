import type { RouteRow } from '../../schema/model.ts';
import type { EntryQuery } from '../screen/entry-query.ts';

/**
 * The entry that an address asks a screen for.
 * @param params parameters by their name in the path
 */
export function shownEntry(
  row: RouteRow | undefined,
  params: Readonly<Record<string, string>>,
): EntryQuery | undefined {
  if (!row?.shows) return undefined;
  const { collections, id, type, meanings } = row.shows;
  return {
    collections,
    id: params[id] ?? '',
    ...(type === undefined ? {} : { type: params[type] }),
    ...(meanings
      ? {
          params: Object.fromEntries(
            Object.entries(meanings).map(([meaning, name]) => [meaning, params[name]]),
          ),
        }
      : {}),
  };
}
