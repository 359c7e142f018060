import { ownValue } from '../own-value.ts';
import { splitAddress } from '../path/split-address.ts';
import { safeAddress } from '../safe-address.ts';
import { tableIndex } from '../visit/table-index.ts';
import type { MenuItem } from './menu-item.ts';
import { menuItemLink } from './menu-item-link.ts';
import type { MenuView } from './menu-view.ts';
import { rowInMenu } from './row-in-menu.ts';
import type { WebMenuItem } from './web-config.ts';

function interpretItem(item: WebMenuItem, view: MenuView): MenuItem[] {
  const { model, table, access } = view;
  const { pageCode } = item;
  const lacksCode =
    model.access.guardedCodes.includes(pageCode) && !access.menuCodes.includes(pageCode);
  const inDevelopment = model.menu.inDevelopment.includes(pageCode);
  const arrivalTitle = ownValue(table.menuTitles, pageCode);
  const { href, newWindow } = menuItemLink(item, view);
  const row = href?.startsWith('/')
    ? tableIndex(table).match(splitAddress(href).path)?.value
    : undefined;
  const shown = row ? rowInMenu(row, model, access) : {};
  if (!shown || (lacksCode && !shown.locked)) return [];
  return [
    {
      code: pageCode,
      title: item.title,
      subTitle: item.subTitle,
      ...(href === undefined ? {} : { href }),
      newWindow,
      inDevelopment,
      ...shown,
      ...(arrivalTitle === undefined ? {} : { arrivalTitle }),
      image: safeAddress(item.image) ?? '',
      imageText: item.imageText,
      current: false,
      exact: false,
      // What is behind the lock, it does not show.
      children: shown.locked ? [] : item.childrens.flatMap((child) => interpretItem(child, view)),
    },
  ];
}

/** The menu of the web configuration as this visitor sees it, with no item marked. */
export const interpretMenu = (navbar: readonly WebMenuItem[], view: MenuView): MenuItem[] =>
  navbar.flatMap((item) => interpretItem(item, view));
