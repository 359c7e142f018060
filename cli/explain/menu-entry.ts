import { findCurrent } from '../../schema/menu/find-current.ts';
import { interpretMenu } from '../../schema/menu/interpret-menu.ts';
import { type MenuPlace, menuIndex } from '../../schema/menu/menu-index.ts';
import type { MenuItem } from '../../schema/menu/menu-item.ts';
import { menuOfRoutes } from '../../schema/menu/menu-of-routes.ts';
import type { MenuView } from '../../schema/menu/menu-view.ts';
import { openPlace } from '../../schema/menu/open-place.ts';
import type { WebMenuItem } from '../../schema/menu/web-config.ts';
import { visitorWith } from '../access/visitor.ts';
import type { LocalText } from '../local-text.ts';
import { type ExplainedSite, tableOf } from './explained-site.ts';
import type { FoundAddress } from './find-address.ts';
import { placeInSiteMenu } from './site-menu-places.ts';
import { type WebConfigFile, webConfigFile } from './web-config-file.ts';

/** The entry of the menu that is marked while an address is open. */
export type MenuEntry = {
  /** Titles on the way to it, the first level first. Empty: no entry is marked. */
  readonly titles: readonly string[];
  readonly code?: string;
  readonly why: readonly LocalText[];
  /** Where the entry stands, where it stands in a file. */
  readonly place?: string;
  /** Where the menu patch stands that gives it its address. */
  readonly patch?: string;
};

function wayTo(place: MenuPlace): MenuItem[] {
  const way: MenuItem[] = [];
  for (let at: MenuPlace | undefined = place; at; at = at.above) way.unshift(at.item);
  return way;
}

/** Where the patch of a page code stands. */
function placeOfPatch(code: string, { context, placeOf }: ExplainedSite): string | undefined {
  // As the compiler does, the last one counts.
  const found = Object.entries(context.source.menu?.patches ?? {})
    .reverse()
    .find(([, { codes }]) => codes.includes(code));
  return found && placeOf(['menu', 'patches', found[0], 'codes', found[1].codes.indexOf(code)]);
}

const howFound = {
  query: { zh: '它的网址与此路径和查询参数相同', en: 'its address has this path and query' },
  path: { zh: '它的网址与此路径相同', en: 'its address has this path' },
  above: {
    zh: '没有菜单项是这个网址；它是沿路径向上最近的一项',
    en: 'no entry has this address; it is the nearest one above it, walking the path up',
  },
} as const;

/** Whether somebody without codes gets an item, all above it included. */
function isShown(way: readonly MenuItem[], menu: readonly MenuItem[]): boolean {
  const [first, ...rest] = way;
  if (!first) return true;
  const same = menu.find(({ code, title }) => code === first.code && title === first.title);
  return same !== undefined && isShown(rest, same.children);
}

/** The menu that an address is looked for in, and why it is that one. */
type MenuSource = Pick<WebConfigFile, 'navbar' | 'placeOf'> & {
  readonly origin: readonly LocalText[];
  /** Whether the routes make it. */
  readonly isOfRoutes: boolean;
};

function menuSource({ table }: FoundAddress, site: ExplainedSite): MenuSource {
  const { context, folder, placeOf } = site;
  const { language } = table;
  const file = webConfigFile(folder, context.settings.languages[language]?.config);
  if (file.without === undefined) return { ...file, origin: [], isOfRoutes: false };
  const { without } = file;
  const { menu = [] } = table;
  if (menu.length === 0) {
    const origin = {
      zh: `${without.zh}，因此由路由组成菜单`,
      en: `${without.en}, so the routes make the menu`,
    };
    return { ...file, origin: [origin], isOfRoutes: true };
  }
  return {
    navbar: menu,
    placeOf: (way) => placeInSiteMenu(context.siteMenu(language), way, placeOf),
    origin: [
      {
        zh: `${without.zh}，因此菜单取自站点文件的 menu.items`,
        en: `${without.en}, so menu.items of the site file are the menu`,
      },
    ],
    isOfRoutes: false,
  };
}

function menus(found: FoundAddress, site: ExplainedSite, navbar: readonly WebMenuItem[]) {
  const { model } = site;
  const access = visitorWith(site.context.source);
  const made = (view: MenuView): MenuItem[] =>
    navbar.length > 0 ? interpretMenu(navbar, view) : menuOfRoutes(view);
  const all: MenuView = {
    model: { ...model, access: { ...model.access, guardedCodes: [] } },
    table: tableOf(site.openTables, found.table) ?? found.table,
    access,
  };
  return { all: made(all), public: made({ model, table: found.table, access }) };
}

/** The entry of the menu for an address, and why it is that one. */
export function menuEntry(found: FoundAddress, site: ExplainedSite): MenuEntry {
  const { row, table, match, query } = found;
  const { model } = site;
  const { navbar, placeOf, origin, isOfRoutes } = menuSource(found, site);
  const menu = menus(found, site, navbar);
  const open = openPlace(match.canonical, query, row, table);
  const current = findCurrent(menuIndex(menu.all, model), open, model);
  if (!current) {
    const hidden =
      isOfRoutes && row.hidden
        ? [{ zh: '该路由不在菜单中显示', en: 'the route is hidden in menus' }]
        : [];
    return {
      titles: [],
      why: [
        ...origin,
        ...hidden,
        { zh: '没有菜单项通向这里或上级页面', en: 'no entry leads here or above it' },
      ],
    };
  }
  const way = wayTo(current.place);
  const { code, href = '', newWindow } = current.place.item;
  const patched = newWindow ? undefined : model.menu.patches[table.language]?.[code];
  const patch = !isOfRoutes && patched ? placeOfPatch(code, site) : undefined;
  const place = placeOf(way.map((item) => ({ pageCode: item.code, title: item.title })));
  return {
    titles: way.map(({ title }) => title),
    code,
    why: [
      ...origin,
      howFound[current.by],
      ...(patch === undefined
        ? []
        : [
            {
              zh: `menu.patches 把它的页面码 ${code} 指向 ${href}`,
              en: `menu.patches leads its page code ${code} to ${href}`,
            },
          ]),
      ...(isShown(way, menu.public)
        ? []
        : [{ zh: '没有权限码的访客看不到', en: 'left out for a visitor without codes' }]),
    ],
    ...(place === undefined ? {} : { place }),
    ...(patch === undefined ? {} : { patch }),
  };
}
