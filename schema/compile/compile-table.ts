import { opensToAll } from '../access/opens-to-all.ts';
import { definitionsOf } from '../blocks/block-definitions.ts';
import { browserSource } from '../content/http/browser-source.ts';
import type {
  FooterModel,
  GroupFile,
  GroupModel,
  Localised,
  RouteRow,
  RouteTable,
} from '../model.ts';
import { parameterNames } from '../path/parse-path.ts';
import { pathValues } from '../path/path-values.ts';
import type { Header, Page, Route, SiteSource } from '../source.generated.ts';
import { noMark, spellTwin } from '../twin/spell-twin.ts';
import { compileCollections } from './compile-collections.ts';
import { localiserOf, type VariantContext } from './compile-context.ts';
import { compileMenuTitles } from './compile-menu.ts';
import { compileSearch } from './compile-search.ts';
import { compileSections } from './compile-sections.ts';
import { compileZones } from './compile-zones.ts';
import type { FlatRoute } from './flat-routes.ts';
import { type ListUse, listUses } from './list-uses.ts';
import { localise } from './localiser.ts';
import { compileSiteMenu } from './menu/compile-site-menu.ts';
import { messagesOf } from './messages-of.ts';
import type { PageCompiler } from './page-data.ts';
import { pathsOfRoute } from './paths-of-route.ts';
import { pickLanguage } from './pick-language.ts';
import { routeHasDevice } from './route-addresses.ts';
import { isConsentMessage } from './site/compile-analytics.ts';
import { compileFooter, compileHeader, isOwnFooter } from './site/compile-frame.ts';
import { compilePlaces } from './site/compile-places.ts';
import type { SiteSettings } from './site-settings.ts';

/** Name of the data file that holds a route's page; undefined: the page stands in the route table. */
function groupOf({ route }: FlatRoute): string | undefined {
  if (!route.lazy || route.page === undefined) return undefined;
  return route.lazy === true ? `page.${route.page}` : route.lazy;
}

/** Which entry the page of a route shows. */
function shownEntry(page: Page | undefined, source: SiteSource): RouteRow['shows'] {
  const { params = {} } = page ?? {};
  const { id, type } = params;
  const collections = listUses(page, definitionsOf(source))
    .filter(({ use }) => use === 'entry')
    .map(({ collection }) => collection);
  if (id === undefined || collections.length === 0) return undefined;
  const isOutside = collections.some((name) => browserSource(source.collections?.[name]));
  return {
    collections: [...new Set(collections)],
    id,
    ...(type === undefined ? {} : { type }),
    ...(isOutside ? { meanings: params } : {}),
  };
}

/** Paths of the same page in other languages, where they want the same parameters. */
function partnersOf(route: Route, language: string, settings: SiteSettings): RouteRow['partners'] {
  const [own] = pathsOfRoute(route, language);
  if (own === undefined || route.redirect !== undefined) return undefined;
  const wanted = [...parameterNames(own)].sort().join();
  const partners = Object.keys(settings.languages).flatMap((other) => {
    const [path] = pathsOfRoute(route, other);
    const isSame = path !== undefined && [...parameterNames(path)].sort().join() === wanted;
    return other !== language && isSame ? [[other, path]] : [];
  });
  return partners.length === 0 ? undefined : Object.fromEntries(partners);
}

/**
 * Whether search engines keep a route's page out of their results: the site file says so, not everybody may open
 * it, it shows what a keyword finds, or it is the page for an address that shows none.
 */
function isKeptOut({ route, access }: FlatRoute, source: SiteSource): boolean {
  const page = source.pages[route.page ?? ''];
  return (
    route.index === false ||
    page?.index === false ||
    page?.params?.keyword !== undefined ||
    !opensToAll(access, source) ||
    Object.values(source.errors ?? {}).includes(route.page ?? '')
  );
}

/** The messages of pages; those of the script that records visits stand in its own file. */
const pageMessages = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !isConsentMessage(key)));

function compileRow(
  { source, variant, settings, spell }: VariantContext,
  flat: FlatRoute,
): RouteRow | undefined {
  const { route } = flat;
  const mark = settings.devices[variant.device] ?? noMark;
  const paths = pathsOfRoute(route, variant.language).map((path) =>
    spellTwin(path, mark, settings.spelling),
  );
  if (paths.length === 0 || !routeHasDevice(flat, variant.device)) return undefined;
  const values = paths.flatMap((path) => {
    const each = pathValues(path, route.values);
    return each === undefined ? [] : [[path, each] as const];
  });
  const pick = <T>(value: T | Readonly<Record<string, T>>): T | undefined =>
    pickLanguage(value, variant.language, settings.defaultLanguage);
  const title = route.title === undefined ? undefined : pick<string>(route.title);
  const redirect = route.redirect === undefined ? undefined : pick<string>(route.redirect);
  const group = groupOf(flat);
  const page = source.pages[route.page ?? ''];
  const shows = shownEntry(page, source);
  const partners = partnersOf(route, variant.language, settings);
  const lacks = Object.keys({ ...settings.devices, ...settings.hosted }).filter(
    (device) => !routeHasDevice(flat, device),
  );
  return {
    id: route.id,
    paths,
    ...(values.length === 0 ? {} : { values: Object.fromEntries(values) }),
    ...(title === undefined ? {} : { title }),
    ...(flat.parent === undefined ? {} : { parent: flat.parent }),
    ...(route.page === undefined ? {} : { page: route.page }),
    ...(route.layout === undefined ? {} : { layout: route.layout }),
    ...(redirect === undefined ? {} : { redirect: spell(redirect, variant) }),
    ...(group === undefined ? {} : { group }),
    ...(flat.access.length === 0 ? {} : { access: flat.access }),
    ...(flat.hidden ? { hidden: true as const } : {}),
    ...(isKeptOut(flat, source) ? { noindex: true as const } : {}),
    ...(shows ? { shows } : {}),
    ...(partners ? { partners } : {}),
    ...(lacks.length === 0 ? {} : { lacks }),
  };
}

/** The route table of a variant and its lazy groups, as the site file alone says them. */
export type CompiledTable = {
  readonly table: Omit<RouteTable, 'lists' | 'entries'>;
  /** What the pages of the table show of collections. */
  readonly uses: readonly ListUse[];
  readonly groups: readonly (Omit<GroupFile, 'lists' | 'entries'> & {
    /** What the pages of the group show of collections. */
    readonly uses: readonly ListUse[];
  })[];
};

/** The route table of one variant, and the data files of its lazy groups. */
export function compileTable(context: VariantContext, pages: PageCompiler): CompiledTable {
  const { source, variant, settings, routes } = context;
  const rows = routes.flatMap((flat) => compileRow(context, flat) ?? []);
  const pagesOfGroup = new Map<string, Set<string>>();
  const eager = new Set(Object.values(source.errors ?? {}));
  for (const { page, group } of rows) {
    if (page === undefined) continue;
    if (group === undefined) eager.add(page);
    else pagesOfGroup.set(group, (pagesOfGroup.get(group) ?? new Set()).add(page));
  }
  const groups: CompiledTable['groups'][number][] = [];
  const groupModels: Record<string, GroupModel> = {};
  for (const [group, names] of pagesOfGroup) {
    const { blocks, ...data } = pages.compile(names, variant);
    groups.push({ ...variant, group, ...data });
    groupModels[group] = {
      file: `groups/${group}.${variant.language}.${variant.device}.json`,
      blocks,
    };
  }
  const own = pages.compile(eager, variant);
  const all = Object.assign({}, own.pages, ...groups.map((each) => each.pages));
  const sections = compileSections(rows, all, (name) =>
    Object.keys(source.collections?.[name]?.codes ?? {}),
  );
  const identity = localise(source.site, 'identity', localiserOf(context)) as {
    readonly name: string;
    readonly shortName?: string;
    readonly tagline?: string;
    readonly description?: string;
    readonly header?: Localised<Header>;
    readonly footer?: FooterModel;
    readonly openingHours?: RouteTable['site']['openingHours'];
  };
  const language = settings.languages[variant.language];
  const { logo, logoInverse = logo } = source.site;
  const header = compileHeader(identity.header, context);
  const footer = compileFooter(identity.footer ?? {}, context);
  const arranged = [
    ...(header ? (['header'] as const) : []),
    ...(isOwnFooter(footer) ? (['footer'] as const) : []),
  ];
  const search = compileSearch(context);
  const menu = compileSiteMenu(context);
  return {
    groups,
    uses: own.uses,
    table: {
      ...variant,
      site: {
        shortName: identity.shortName ?? identity.name,
        ...(identity.tagline === undefined ? {} : { tagline: identity.tagline }),
        ...(identity.description === undefined ? {} : { description: identity.description }),
        ...(logo === undefined ? {} : { logo }),
        ...(logoInverse === undefined ? {} : { logoInverse }),
        footer,
        ...(header ? { header } : {}),
        ...(arranged.length === 0 ? {} : { arranged }),
        ...(identity.openingHours ? { openingHours: identity.openingHours } : {}),
        deviceLabels: Object.fromEntries(
          Object.entries(source.devices ?? {}).flatMap(([name, { label }]) =>
            label === undefined
              ? []
              : [[name, pickLanguage(label, variant.language, settings.defaultLanguage) ?? name]],
          ),
        ),
      },
      messages: language ? pageMessages(messagesOf(language, variant.language)) : {},
      ...(menu.length === 0 ? {} : { menu }),
      menuTitles: compileMenuTitles(context),
      ...(search === undefined ? {} : { search }),
      zones: compileZones(context, rows, all),
      collections: compileCollections(context, sections),
      ...(source.places ? { places: compilePlaces(context) } : {}),
      routes: rows,
      pages: own.pages,
      groups: groupModels,
      errors: source.errors ?? {},
    },
  };
}
