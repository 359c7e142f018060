import type { AccessInfo } from '../access/access-info.ts';
import type { RouteRow, RouteTable, SiteModel } from '../model.ts';
import { ownValue } from '../own-value.ts';
import { parameterNames } from '../path/parse-path.ts';
import { splitAddress } from '../path/split-address.ts';
import { safeAddress } from '../safe-address.ts';
import { rowOpens } from '../visit/root-target.ts';
import { tableIndex } from '../visit/table-index.ts';
import { spellForDevice } from '../visit/twin-spelling.ts';
import type { MenuItem } from './menu-item.ts';
import type { WebMenuItem } from './web-config.ts';

export type MenuView = {
  readonly model: SiteModel;
  readonly table: RouteTable;
  readonly access: AccessInfo;
};

const newWindowType = 2;

function interpretItem(item: WebMenuItem, view: MenuView): MenuItem[] {
  const { model, table, access } = view;
  const { pageCode } = item;
  if (model.access.guardedCodes.includes(pageCode) && !access.menuCodes.includes(pageCode)) {
    return [];
  }
  const newWindow = item.linkType === newWindowType;
  const patches = model.menu.patches[table.language] ?? {};
  const patched = newWindow ? undefined : ownValue(patches, pageCode);
  const inDevelopment = model.menu.inDevelopment.includes(pageCode);
  const arrivalTitle = ownValue(table.menuTitles, pageCode);
  const address = inDevelopment ? undefined : safeAddress(patched ?? (item.linkUrl || item.link));
  const href =
    address === undefined || newWindow ? address : spellForDevice(address, table.device, model);
  const row = href?.startsWith('/')
    ? tableIndex(table).match(splitAddress(href).path)?.value
    : undefined;
  if (row && !rowOpens(row, model, access)) return [];
  return [
    {
      code: pageCode,
      title: item.title,
      subTitle: item.subTitle,
      ...(href === undefined ? {} : { href }),
      newWindow,
      inDevelopment,
      ...(arrivalTitle === undefined ? {} : { arrivalTitle }),
      image: safeAddress(item.image) ?? '',
      imageText: item.imageText,
      current: false,
      exact: false,
      children: item.childrens.flatMap((child) => interpretItem(child, view)),
    },
  ];
}

/** The menu of the web configuration as this visitor sees it, with no item marked. */
export const interpretMenu = (navbar: readonly WebMenuItem[], view: MenuView): MenuItem[] =>
  navbar.flatMap((item) => interpretItem(item, view));

/**
 * The menu that the routes make, for a site whose web configuration brings none; no item is marked.
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
      if (!shown || !rowOpens(row, model, access)) return [];
      return {
        code: row.id,
        title: row.title,
        subTitle: '',
        href,
        newWindow: false,
        inDevelopment: false,
        image: '',
        imageText: '',
        current: false,
        exact: false,
        children: itemsBelow(row.id),
      };
    });
  return itemsBelow(undefined);
}
