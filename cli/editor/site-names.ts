import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import type { SiteMenuEntry } from '../../schema/compile/menu/site-menu.ts';
import { parseWebConfig } from '../../schema/menu/parse-web-config.ts';
import type { WebMenuItem } from '../../schema/menu/web-config.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { knownCodes } from '../access/known-codes.ts';
import { lintContext } from '../lint/context/lint-context.ts';

/** What names in a site file may refer to. The keys are those that `x-names` and `x-keys` of the schema say. */
export type SiteNames = Readonly<
  Record<
    | 'pages'
    | 'routes'
    | 'collections'
    | 'places'
    | 'receivers'
    | 'flags'
    | 'languages'
    | 'devices'
    | 'lazyGroups'
    | 'menuCodes'
    | 'menuItems',
    readonly string[]
  >
>;

const codesOf = (items: readonly WebMenuItem[]): readonly string[] =>
  items.flatMap(({ pageCode, childrens }) => [pageCode, ...codesOf(childrens)]);

const codesOfEntries = (entries: readonly SiteMenuEntry[]): readonly string[] =>
  entries.flatMap(({ code, children }) => [code, ...codesOfEntries(children)]);

/** The page codes of a web configuration in a site's folder; none where it is elsewhere or cannot be read. */
async function menuItemsOf(
  folder: string,
  address: string | undefined,
): Promise<readonly string[]> {
  if (!address?.startsWith('/')) return [];
  try {
    const file = join(folder, 'public', splitAddress(address).path);
    return codesOf(parseWebConfig(JSON.parse(await readFile(file, 'utf8')))?.navbar ?? []);
  } catch {
    // Its faults are the linter's to report; names that are not known are only not completed.
    return [];
  }
}

const distinct = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].filter((name) => name !== '');

/**
 * The names that a site defines.
 * @param source a site file whose shape is right
 * @param folder the site's folder
 */
export async function siteNames(source: SiteSource, folder: string): Promise<SiteNames> {
  const context = lintContext(source);
  const { menuCodes } = knownCodes(source, context.routes, context.blocks);
  const menus = await Promise.all(
    Object.values(source.languages).map(({ config }) => menuItemsOf(folder, config)),
  );
  const ownItems = Object.keys(source.languages).flatMap((language) =>
    codesOfEntries(context.siteMenu(language)),
  );
  return {
    pages: Object.keys(source.pages),
    routes: distinct(flatRoutes(source.routes).map(({ route }) => route.id)),
    collections: Object.keys(source.collections ?? {}),
    places: Object.keys(source.places ?? {}),
    receivers: Object.keys(source.receivers ?? {}),
    flags: ['public', ...Object.keys(source.access?.flags ?? {})],
    languages: Object.keys(source.languages),
    devices: Object.keys(context.settings.devices),
    lazyGroups: source.lazyGroups ?? [],
    menuCodes: distinct([...menuCodes, ...(source.access?.anonymous?.menuCodes ?? [])]),
    menuItems: distinct([...menus.flat(), ...ownItems]),
  };
}
