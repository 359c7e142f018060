import { isLocked } from '../access/is-locked.ts';
import type { RouteRow } from '../model.ts';
import { parameterNames } from '../path/parse-path.ts';
import { rowOpens } from '../visit/root-target.ts';
import { tableIndex } from '../visit/table-index.ts';
import type { MenuItem } from './menu-item.ts';
import type { MenuView } from './menu-view.ts';

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
      const shown = !row.hidden && row.title && parameterNames(href).length === 0;
      if (!shown) return [];
      const isOpen = rowOpens(row, model, access);
      const locked = !isOpen && isLocked(row, model, access);
      if (!isOpen && !locked) return [];
      return {
        code: row.id,
        title: row.title,
        subTitle: '',
        href,
        newWindow: false,
        inDevelopment: false,
        ...(locked ? { locked } : {}),
        image: '',
        imageText: '',
        current: false,
        exact: false,
        children: locked ? [] : itemsBelow(row.id),
      };
    });
  return itemsBelow(undefined);
}
