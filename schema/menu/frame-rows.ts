import type { AccessInfo } from '../access/access-info.ts';
import type { RouteRow, RouteTable, SiteModel } from '../model.ts';
import { splitAddress } from '../path/split-address.ts';
import { rootTarget } from '../visit/root-target.ts';
import { tableIndex } from '../visit/table-index.ts';
import type { MenuItem } from './menu-item.ts';
import { menuItemLink } from './menu-item-link.ts';
import { menuOfRoutes } from './menu-of-routes.ts';
import { shownNavbar } from './shown-navbar.ts';
import type { WebConfig, WebMenuItem } from './web-config.ts';

/** Rows and the rows above them, in the order of the table. */
export function withAncestors(rows: Iterable<RouteRow>, table: RouteTable): RouteRow[] {
  const { byId } = tableIndex(table);
  const all = new Set<RouteRow>();
  for (const row of rows) {
    for (let each: RouteRow | undefined = row; each && !all.has(each); ) {
      all.add(each);
      each = each.parent === undefined ? undefined : byId.get(each.parent);
    }
  }
  return table.routes.filter((row) => all.has(row));
}

/**
 * The rows of a route table that every page of its variant asks for: those of the menu, of what the root of
 * the language opens, and of search results.
 * @param access what every visitor has
 */
export function frameRows(
  model: SiteModel,
  table: RouteTable,
  access: AccessInfo,
  webConfig: WebConfig | undefined,
): RouteRow[] {
  const { match } = tableIndex(table);
  const view = { model, table, access };
  const navbar = shownNavbar(webConfig?.navbar ?? [], table);
  const rows = new Set<RouteRow>();
  const add = (address: string | undefined): void => {
    const row = address?.startsWith('/') ? match(splitAddress(address).path)?.value : undefined;
    if (row) rows.add(row);
  };
  // Items whose route is closed are left out for that: it has to be known, too.
  const addLinked = (items: readonly WebMenuItem[]): void => {
    for (const item of items) {
      add(menuItemLink(item, view).href);
      addLinked(item.childrens);
    }
  };
  const addShown = (items: readonly MenuItem[]): void => {
    for (const { href, children } of items) {
      add(href);
      addShown(children);
    }
  };
  if (navbar.length > 0) addLinked(navbar);
  else addShown(menuOfRoutes(view));
  add(rootTarget(table, model, access));
  // The search box leads from every page to its results, in a zone to the zone's own.
  const targets = [table.search, ...table.zones.map(({ search }) => search)];
  for (const row of table.routes) {
    if (targets.some((target) => target !== undefined && row.paths.includes(target.path)))
      rows.add(row);
  }
  return withAncestors(rows, table);
}
