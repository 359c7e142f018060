import type { Localised, SearchModel, SetKey } from '../model.ts';
import type { SiteSearch, SiteSource } from '../source.generated.ts';
import { spellTwin } from '../twin/spell-twin.ts';
import type { SearchTarget } from '../zone-model.ts';
import type { FlatRoute } from './flat-routes.ts';
import type { LinkSpeller } from './link-speller.ts';
import { localise } from './localiser.ts';
import { pathsOfRoute } from './paths-of-route.ts';
import { pickLanguage } from './pick-language.ts';
import { routeHasDevice } from './route-addresses.ts';
import type { SiteFrame } from './site-frame.ts';

/** Where searches lead in one set, by the id of the route of the results; undefined: the set has none. */
export function searchTarget(
  id: string | undefined,
  source: SiteSource,
  routes: readonly FlatRoute[],
  set: SetKey,
  frame: SiteFrame,
): SearchTarget | undefined {
  const flat = routes.find(({ route }) => route.id === id);
  const [path] = flat ? pathsOfRoute(flat.route, set.language) : [];
  if (!flat || path === undefined || !routeHasDevice(flat, set.device)) return undefined;
  const { page = '', title = '' } = flat.route;
  const keyword = source.pages[page]?.params?.keyword;
  if (keyword === undefined) return undefined;
  return {
    path: spellTwin(path, frame.devices[set.device]?.suffix ?? '', frame.spelling),
    keyword,
    label: pickLanguage<string>(title, set.language, frame.defaultLanguage) ?? '',
  };
}

/** The search box of one set; undefined where the site has none or the set has no page for its results. */
export function compileSearch(
  source: SiteSource,
  routes: readonly FlatRoute[],
  set: SetKey,
  frame: SiteFrame,
  spell: LinkSpeller,
): SearchModel | undefined {
  const target = searchTarget(source.search?.route, source, routes, set, frame);
  if (!target) return undefined;
  const to = {
    set,
    defaultLanguage: frame.defaultLanguage,
    link: (address: string) => spell(address, set),
    blocks: (blocks: readonly unknown[]) => blocks,
  };
  const { groups = [] } = localise(source.search, 'siteSearch', to) as Localised<SiteSearch>;
  const service = source.search?.service;
  return { ...target, groups, ...(service ? { service } : {}) };
}
