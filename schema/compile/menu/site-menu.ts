import { parameterNames } from '../../path/parse-path.ts';
import type { SiteMenuItem } from '../../source.generated.ts';
import type { CompileContext } from '../compile-context.ts';
import type { FlatRoute } from '../flat-routes.ts';
import { pathsOfRoute } from '../paths-of-route.ts';
import { pickLanguage } from '../pick-language.ts';
import { routeHasDevice } from '../route-addresses.ts';
import { sectionAddress } from './section-address.ts';

/** An item of the site file's menu as a language has it. */
export type SiteMenuEntry = {
  readonly item: SiteMenuItem;
  /** Where it stands in the source: keys and indexes from the root. */
  readonly pointer: readonly (string | number)[];
  readonly title: string;
  readonly code: string;
  /** In its desktop spelling; undefined: it names none. */
  readonly address: string | undefined;
  readonly children: readonly SiteMenuEntry[];
};

type Target = Pick<SiteMenuEntry, 'code' | 'address'>;
type Context = Pick<CompileContext, 'source' | 'settings' | 'routes' | 'spell'>;

/** Where an item leads in a language, and the code that it has where it names none. */
function targetOf(
  { route: id, section, link }: SiteMenuItem,
  { source, settings, spell }: Context,
  byId: ReadonlyMap<string, FlatRoute>,
  language: string,
  device: string | undefined,
): Target {
  if (id === undefined) {
    if (link === undefined) return { code: '', address: undefined };
    const own = pickLanguage<string>(link, language, settings.defaultLanguage) ?? '';
    return { code: '', address: spell(own, { language, device: settings.defaultDevice }) };
  }
  const none = { code: section ?? id, address: undefined };
  const flat = byId.get(id);
  const [path] = flat ? pathsOfRoute(flat.route, language) : [];
  const isThere = flat && (device === undefined || routeHasDevice(flat, device));
  if (!isThere || path === undefined || parameterNames(path).length > 0) return none;
  if (section === undefined) return { code: id, address: path };
  const page = source.pages[flat.route.page ?? ''];
  const there = sectionAddress(page, section, language, Object.keys(settings.languages));
  return there ? { code: there.code, address: path + there.query } : none;
}

/**
 * The menu of the site file as a language has it. An item is there where it, or one below it, leads somewhere; one
 * that names no address and has nothing below it is there in all languages.
 * @param device leaves out routes that this device lacks; default: those of all devices are there
 */
export function siteMenu(
  context: Context,
  language: string,
  device?: string,
): readonly SiteMenuEntry[] {
  const { source, settings, routes } = context;
  const all = source.menu?.items ?? [];
  if (all.length === 0) return [];
  // Of two routes with one id the first counts.
  const byId = new Map([...routes].reverse().map((flat) => [flat.route.id, flat]));
  const visit = (
    items: readonly SiteMenuItem[],
    at: SiteMenuEntry['pointer'],
  ): readonly SiteMenuEntry[] =>
    items.flatMap((item, index): readonly SiteMenuEntry[] => {
      if (item.languages && !item.languages.includes(language)) return [];
      const pointer = [...at, index];
      const { code, address } = targetOf(item, context, byId, language, device);
      const children = visit(item.children ?? [], [...pointer, 'children']);
      const isBare = item.route === undefined && item.link === undefined && !item.children?.length;
      if (address === undefined && children.length === 0 && !isBare) return [];
      const title = pickLanguage<string>(item.title, language, settings.defaultLanguage) ?? '';
      return [{ item, pointer, title, code: item.code ?? code, address, children }];
    });
  return visit(all, ['menu', 'items']);
}
