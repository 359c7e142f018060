import { interpretMenu } from '../../schema/menu/interpret-menu.ts';
import type { MenuItem } from '../../schema/menu/menu-item.ts';
import { menuOfRoutes } from '../../schema/menu/menu-of-routes.ts';
import type { MenuView } from '../../schema/menu/menu-view.ts';
import { shownNavbar } from '../../schema/menu/shown-navbar.ts';
import type { WebMenuItem } from '../../schema/menu/web-config.ts';

type CachedMenu = { readonly view: MenuView; readonly menu: readonly MenuItem[] };

const cache = new WeakMap<object, CachedMenu>();

/**
 * The menu of a web configuration; where it brings none that of the site file, else of the routes. Cached for each
 * configuration and visitor, as many parts of a page ask: header, drawer, breadcrumb, search.
 */
export function menuOf(navbar: readonly WebMenuItem[], view: MenuView): readonly MenuItem[] {
  const shown = shownNavbar(navbar, view.table);
  const source = shown.length > 0 ? shown : view.table;
  const cached = cache.get(source);
  if (
    cached?.view.model === view.model &&
    cached.view.table === view.table &&
    cached.view.access === view.access
  ) {
    return cached.menu;
  }
  const menu = shown.length > 0 ? interpretMenu(shown, view) : menuOfRoutes(view);
  cache.set(source, { view, menu });
  return menu;
}
