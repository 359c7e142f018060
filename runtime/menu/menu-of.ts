import { interpretMenu } from '../../schema/menu/interpret-menu.ts';
import type { MenuItem } from '../../schema/menu/menu-item.ts';
import { menuOfRoutes } from '../../schema/menu/menu-of-routes.ts';
import type { MenuView } from '../../schema/menu/menu-view.ts';
import type { WebMenuItem } from '../../schema/menu/web-config.ts';

type CachedMenu = { readonly view: MenuView; readonly menu: readonly MenuItem[] };

const cache = new WeakMap<object, CachedMenu>();

/**
 * The menu of a web configuration, or of the routes where it brings none. Cached for each
 * configuration and visitor, as many parts of a page ask: header, drawer, breadcrumb, search.
 */
export function menuOf(navbar: readonly WebMenuItem[], view: MenuView): readonly MenuItem[] {
  const source = navbar.length > 0 ? navbar : view.table;
  const cached = cache.get(source);
  if (
    cached?.view.model === view.model &&
    cached.view.table === view.table &&
    cached.view.access === view.access
  ) {
    return cached.menu;
  }
  const menu = navbar.length > 0 ? interpretMenu(navbar, view) : menuOfRoutes(view);
  cache.set(source, { view, menu });
  return menu;
}
