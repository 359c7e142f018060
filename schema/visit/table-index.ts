import type { RouteRow, RouteTable } from '../model.ts';
import { type PathMatcher, pathMatcher } from '../path/path-matcher.ts';

export type TableIndex = {
  readonly match: PathMatcher<RouteRow>;
  readonly byId: ReadonlyMap<string, RouteRow>;
};

const indexes = new WeakMap<RouteTable, TableIndex>();

/** The paths of rows, as a matcher takes them. */
export const rowEntries = (rows: readonly RouteRow[]) =>
  rows.flatMap((row) => row.paths.map((path) => [path, row, row.values?.[path]] as const));

/** The index of a route table, built once a table. */
export function tableIndex(table: RouteTable): TableIndex {
  const known = indexes.get(table);
  if (known) return known;
  const index: TableIndex = {
    match: pathMatcher(rowEntries(table.routes)),
    byId: new Map(table.routes.map((row) => [row.id, row])),
  };
  indexes.set(table, index);
  return index;
}

/**
 * A route table that tells which of its rows are asked for, by path or by id.
 * @param noteRow is called with each row that is found
 */
export function observedTable(table: RouteTable, noteRow: (row: RouteRow) => void): RouteTable {
  const { match, byId } = tableIndex(table);
  const copy = { ...table };
  indexes.set(copy, {
    match: (path) => {
      const found = match(path);
      if (found) noteRow(found.value);
      return found;
    },
    byId: new Proxy(byId, {
      get: (rows, name) => {
        if (name !== 'get') return Reflect.get(rows, name).bind(rows);
        return (id: string) => {
          const row = rows.get(id);
          if (row) noteRow(row);
          return row;
        };
      },
    }),
  });
  return copy;
}
