import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryFile } from '../../../schema/content/content-files.ts';
import type { FullEntry, MovedEntry } from '../../../schema/content/content-model.ts';
import { entryAddress } from '../../../schema/content/entry-address.ts';
import type { RouteRow, RouteTable } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import type { PathMatch, PathMatcher } from '../../../schema/path/path-matcher.ts';

export type MatchedRow = { readonly row: RouteRow; readonly table: RouteTable };

/**
 * The canonical path of the entry that a matched address shows: undefined where the address shows none or only a
 * content API knows it, null where there is no such entry.
 */
export type EntryPath = (match: PathMatch<MatchedRow>) => string | undefined | null;

export type StoredEntry = FullEntry | MovedEntry;

/** Gives what a file of the built site says of an entry, by its path from the root; undefined: there is none. */
export type ReadEntry = (file: string) => StoredEntry | undefined;

/** The entries of a folder. */
export const storedEntries =
  (folder: string): ReadEntry =>
  (file) => {
    try {
      return JSON.parse(readFileSync(join(folder, file), 'utf8'));
    } catch {
      // No such entry, or none that can be shown.
      return undefined;
    }
  };

/**
 * Finds the canonical path of entries in a built site, as the runtime does: the new id in the place of an
 * alias, then the entry's own date and type.
 */
export function entryPaths(readEntry: ReadEntry, match: PathMatcher<MatchedRow>): EntryPath {
  return ({ value: { row, table }, params, pattern, canonical }) => {
    const id = row.shows && params[row.shows.id];
    if (!row.shows || id === undefined) return undefined;
    const read = (collection: string, each: string): StoredEntry | undefined =>
      // An id with a slash or dots in it is no file of the folder.
      /^[\w-]+$/.test(each) ? readEntry(entryFile(collection, table.language, each)) : undefined;
    for (const name of row.shows.collections) {
      const collection = ownValue(table.collections, name);
      if (collection?.http) return undefined;
      const found = read(name, id);
      if (!found) continue;
      const moved = 'movedTo' in found ? found.movedTo : undefined;
      const entry = moved === undefined ? found : read(name, moved);
      if (!entry || 'movedTo' in entry) continue;
      const parameter = `:${row.shows.id}`;
      const parts = canonical.split('/');
      const renamed = pattern
        .split('/')
        .map((part, index) => (part === parameter ? (moved ?? id) : (parts[index] ?? '')))
        .join('/');
      const own = collection?.detail && entryAddress(entry, collection.detail, collection.type);
      if (own !== undefined && match(own)?.value.row === row) return own;
      return moved === undefined ? undefined : renamed;
    }
    return null;
  };
}
