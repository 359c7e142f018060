import type { Localised, SearchModel } from '../model.ts';
import type { SiteSearch } from '../source.generated.ts';
import { noMark, spellTwin } from '../twin/spell-twin.ts';
import type { SearchTarget } from '../zone-model.ts';
import { localiserOf, type VariantContext } from './compile-context.ts';
import { localise } from './localiser.ts';
import { pathsOfRoute } from './paths-of-route.ts';
import { pickLanguage } from './pick-language.ts';
import { routeHasDevice } from './route-addresses.ts';

/** Where searches lead in one variant, by the id of the route of the results; undefined: the variant has none. */
export function searchTarget(
  id: string | undefined,
  { source, routes, variant, settings }: VariantContext,
): SearchTarget | undefined {
  const flat = routes.find(({ route }) => route.id === id);
  const [path] = flat ? pathsOfRoute(flat.route, variant.language) : [];
  if (!flat || path === undefined || !routeHasDevice(flat, variant.device)) return undefined;
  const { page = '', title = '' } = flat.route;
  const keyword = source.pages[page]?.params?.keyword;
  if (keyword === undefined) return undefined;
  return {
    path: spellTwin(path, settings.devices[variant.device] ?? noMark, settings.spelling),
    keyword,
    label: pickLanguage<string>(title, variant.language, settings.defaultLanguage) ?? '',
  };
}

/** The search box of one variant; undefined where the site has none or the variant has no page for its results. */
export function compileSearch(context: VariantContext): SearchModel | undefined {
  const { source } = context;
  const target = searchTarget(source.search?.route, context);
  if (!target) return undefined;
  const to = localiserOf(context);
  const { groups = [] } = localise(source.search, 'siteSearch', to) as Localised<SiteSearch>;
  const service = source.search?.service;
  return { ...target, groups, ...(service ? { service } : {}) };
}
