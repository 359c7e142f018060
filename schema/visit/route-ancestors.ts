import type { RouteRow, RouteTable } from '../model.ts';
import { tableIndex } from './table-index.ts';

/** A row and those above it, the outermost first. A row above that this variant lacks ends the line. */
export function routeAncestors(row: RouteRow | undefined, table: RouteTable): RouteRow[] {
  const line: RouteRow[] = [];
  let each = row;
  while (each && !line.includes(each)) {
    line.unshift(each);
    each = each.parent === undefined ? undefined : tableIndex(table).byId.get(each.parent);
  }
  return line;
}
