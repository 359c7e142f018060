import type { RouteRow } from '../model.ts';
import { parameterNames } from '../path/parse-path.ts';
import { tableIndex } from '../visit/table-index.ts';
import type { MenuItem } from './menu-item.ts';
import type { MenuView } from './menu-view.ts';
import { rowInMenu } from './row-in-menu.ts';

/**
 * The menu that the routes make, where neither the web configuration nor the site file has one; no item is marked.
 * A route whose parent this variant lacks stands on the first level.
 */
export function menuOfRoutes(view: MenuView): MenuItem[] {
  const { model, table, access } = view;
  const byParent = new Map<string | undefined, RouteRow[]>();
  const { byId } = tableIndex(table);
  for (const row of table.routes) {
    const parent = row.parent !== undefined && byId.has(row.parent) ? row.parent : undefined;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(row);
    else byParent.set(parent, [row]);
  }
  const itemsBelow = (parent: string | undefined): MenuItem[] =>
    (byParent.get(parent) ?? []).flatMap((row) => {
      const href = row.paths[0] ?? '';
      if (row.hidden || !row.title || parameterNames(href).length > 0) return [];
      const shown = rowInMenu(row, model, access);
      if (!shown) return [];
      return {
        code: row.id,
        title: row.title,
        subTitle: '',
        href,
        newWindow: false,
        inDevelopment: false,
        ...shown,
        image: '',
        imageText: '',
        current: false,
        exact: false,
        children: shown.locked ? [] : itemsBelow(row.id),
      };
    });
  return itemsBelow(undefined);
}
