import type { RouteRow, RouteTable } from '../model.ts';
import { type PathMatcher, pathMatcher } from '../path/path-matcher.ts';

export type TableIndex = {
  readonly match: PathMatcher<RouteRow>;
  readonly byId: ReadonlyMap<string, RouteRow>;
};

const indexes = new WeakMap<RouteTable, TableIndex>();

/** The index of a route table, built once a table. */
export function tableIndex(table: RouteTable): TableIndex {
  const known = indexes.get(table);
  if (known) return known;
  const index: TableIndex = {
    match: pathMatcher(
      table.routes.flatMap((row) => row.paths.map((path) => [path, row] as const)),
    ),
    byId: new Map(table.routes.map((row) => [row.id, row])),
  };
  indexes.set(table, index);
  return index;
}
