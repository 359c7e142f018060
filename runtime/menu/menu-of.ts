import { interpretMenu } from '../../schema/menu/interpret-menu.ts';
import type { MenuItem } from '../../schema/menu/menu-item.ts';
import { menuOfRoutes } from '../../schema/menu/menu-of-routes.ts';
import type { MenuView } from '../../schema/menu/menu-view.ts';
import type { WebMenuItem } from '../../schema/menu/web-config.ts';

type Made = { readonly view: MenuView; readonly menu: readonly MenuItem[] };

const made = new WeakMap<object, Made>();

/**
 * The menu of a web configuration, or of the routes where it brings none. Made once for each
 * configuration and visitor, however many parts of a page ask: header, drawer, breadcrumb, search.
 */
export function menuOf(navbar: readonly WebMenuItem[], view: MenuView): readonly MenuItem[] {
  const source = navbar.length > 0 ? navbar : view.table;
  const known = made.get(source);
  if (
    known?.view.model === view.model &&
    known.view.table === view.table &&
    known.view.access === view.access
  ) {
    return known.menu;
  }
  const menu = navbar.length > 0 ? interpretMenu(navbar, view) : menuOfRoutes(view);
  made.set(source, { view, menu });
  return menu;
}
