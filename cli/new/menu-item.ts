import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitAddress } from '../../schema/path/split-address.ts';
import { insertData } from '../insert/insert-data.ts';
import { insertIntoSite } from './insert-into-site.ts';
import type { SiteInWork } from './site-in-work.ts';

type WebConfig = { readonly navbar?: unknown };

/** Whether a text is a web configuration with a menu: an empty one is not shown, and leaves the menu to the site file. */
function hasMenu(text: string): boolean {
  try {
    const navbar = (JSON.parse(text) as WebConfig | null)?.navbar;
    return Array.isArray(navbar) && navbar.length > 0;
  } catch {
    // The linter says what is wrong with it.
    return false;
  }
}

/** Languages whose menu is that of a web configuration in the site's folder: the path of its file by language. */
function webMenus({ folder, source }: SiteInWork): ReadonlyMap<string, string> {
  const menus = new Map<string, string>();
  for (const [language, { config = '' }] of Object.entries(source.languages)) {
    const path = join('public', splitAddress(config).path);
    if (!config.startsWith('/') || !existsSync(join(folder, path))) continue;
    if (hasMenu(readFileSync(join(folder, path), 'utf8'))) menus.set(language, path);
  }
  return menus;
}

/**
 * The files that a menu is written in, with an item for a new route at its end: web configurations that lie in the
 * site's folder, and for languages without one `menu.items` of the site. Other sites have the menu that their routes
 * make.
 * @param site as it is to be written, with the route
 * @param titles of the item by language
 * @param paths of the route by language
 * @returns texts by the file's path from the site's folder
 */
export function withMenuItem(
  site: SiteInWork,
  id: string,
  titles: Readonly<Record<string, string>>,
  paths: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const menus = webMenus(site);
  for (const [language, path] of menus) {
    const text = files.get(path) ?? readFileSync(join(site.folder, path), 'utf8');
    const item = { pageCode: id, title: titles[language], linkUrl: paths[language] };
    files.set(path, insertData({ name: path, text }, ['navbar'], [item]));
  }
  const languages = Object.keys(site.source.languages).filter((each) => !menus.has(each));
  if (languages.length === 0 || (site.source.menu?.items ?? []).length === 0) return files;
  const item = { title: titles, route: id, ...(menus.size > 0 ? { languages } : {}) };
  const { changed } = insertIntoSite(site, ['menu', 'items'], [item]);
  return files.set(changed.name, changed.text);
}
