import type { Localised, SearchModel, VariantKey } from '../model.ts';
import type { SiteSearch, SiteSource } from '../source.generated.ts';
import { spellTwin } from '../twin/spell-twin.ts';
import type { SearchTarget } from '../zone-model.ts';
import type { FlatRoute } from './flat-routes.ts';
import type { LinkSpeller } from './link-speller.ts';
import { localise } from './localiser.ts';
import { pathsOfRoute } from './paths-of-route.ts';
import { pickLanguage } from './pick-language.ts';
import { routeHasDevice } from './route-addresses.ts';
import type { SiteSettings } from './site-settings.ts';

/** Where searches lead in one variant, by the id of the route of the results; undefined: the variant has none. */
export function searchTarget(
  id: string | undefined,
  source: SiteSource,
  routes: readonly FlatRoute[],
  variant: VariantKey,
  settings: SiteSettings,
): SearchTarget | undefined {
  const flat = routes.find(({ route }) => route.id === id);
  const [path] = flat ? pathsOfRoute(flat.route, variant.language) : [];
  if (!flat || path === undefined || !routeHasDevice(flat, variant.device)) return undefined;
  const { page = '', title = '' } = flat.route;
  const keyword = source.pages[page]?.params?.keyword;
  if (keyword === undefined) return undefined;
  return {
    path: spellTwin(path, settings.devices[variant.device]?.suffix ?? '', settings.spelling),
    keyword,
    label: pickLanguage<string>(title, variant.language, settings.defaultLanguage) ?? '',
  };
}

/** The search box of one variant; undefined where the site has none or the variant has no page for its results. */
export function compileSearch(
  source: SiteSource,
  routes: readonly FlatRoute[],
  variant: VariantKey,
  settings: SiteSettings,
  spell: LinkSpeller,
): SearchModel | undefined {
  const target = searchTarget(source.search?.route, source, routes, variant, settings);
  if (!target) return undefined;
  const to = {
    variant,
    defaultLanguage: settings.defaultLanguage,
    link: (address: string) => spell(address, variant),
    blocks: (blocks: readonly unknown[]) => blocks,
  };
  const { groups = [] } = localise(source.search, 'siteSearch', to) as Localised<SiteSearch>;
  const service = source.search?.service;
  return { ...target, groups, ...(service ? { service } : {}) };
}
