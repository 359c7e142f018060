import type { RouteRow, RouteTable } from '../model.ts';
import { routeAncestors } from '../visit/route-ancestors.ts';

/** What of an open address the menu is asked for. Paths stand in the spelling of the open variant. */
export type OpenPlace = {
  readonly path: string;
  readonly query: string;
  /** Other paths of the open route. */
  readonly aliases: readonly string[];
  /** Paths of the routes above it, the nearest first. */
  readonly above: readonly string[];
};

/** An open address as a place that the menu can be asked for. */
export const openPlace = (
  path: string,
  query: string,
  row: RouteRow | undefined,
  table: RouteTable,
): OpenPlace => ({
  path,
  query,
  aliases: (row?.paths ?? []).filter((each) => each !== path),
  above: routeAncestors(row, table)
    .slice(0, -1)
    .reverse()
    .flatMap(({ paths }) => paths),
});
