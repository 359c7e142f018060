import type { Current } from '../../schema/menu/find-current.ts';
import type { MenuPlace } from '../../schema/menu/menu-index.ts';
import type { MenuItem } from '../../schema/menu/menu-item.ts';

/** A menu in which the current item and those above it are `current`; the others stay as they are. */
export function withCurrent(
  menu: readonly MenuItem[],
  current: Current | undefined,
): readonly MenuItem[] {
  if (!current) return menu;
  const line: MenuItem[] = [];
  for (let place: MenuPlace | undefined = current.place; place; place = place.above) {
    line.unshift(place.item);
  }
  const select = (items: readonly MenuItem[], depth: number): readonly MenuItem[] =>
    items.map((item) =>
      item === line[depth]
        ? {
            ...item,
            current: true,
            exact: current.exact && depth === line.length - 1,
            children: select(item.children, depth + 1),
          }
        : item,
    );
  return select(menu, 0);
}
