import { type FlatRoute, flatRoutes } from '../../schema/compile/flat-routes.ts';
import { linkSpeller } from '../../schema/compile/link-speller.ts';
import { pickLanguage } from '../../schema/compile/pick-language.ts';
import { type RouteAddress, routeAddresses } from '../../schema/compile/route-addresses.ts';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import { pathMatcher } from '../../schema/path/path-matcher.ts';
import { pathShape } from '../../schema/path/path-shape.ts';
import { pathValues } from '../../schema/path/path-values.ts';
import type { SiteSource } from '../../schema/source.generated.ts';

/** An address of a site, in the spelling of its set. */
export type Address = RouteAddress & {
  /** What it matches: the same for paths that differ in letter case or in the names of parameters alone. */
  readonly shape: string;
  /** Where it leads on to. */
  readonly redirect?: string;
};

export type SiteAddresses = {
  readonly source: SiteSource;
  /** In the order of the file, set by set. */
  readonly byShape: ReadonlyMap<string, Address>;
  /** By route id, language and device, joined by blanks. */
  readonly ofRoute: ReadonlyMap<string, readonly Address[]>;
  /** The ids of all routes. */
  readonly ids: ReadonlySet<string>;
  /** The address that answers a path. */
  readonly match: (path: string) => Address | undefined;
};

export const routeKey = ({ id, language, device }: Address): string =>
  `${id} ${language} ${device}`;

/** Every address of a site, all its twins included. */
export function siteAddresses(source: SiteSource): SiteAddresses {
  const settings = siteSettings(source);
  const routes = flatRoutes(source.routes);
  const spell = linkSpeller(routes, settings);
  const redirectOf = ({ route }: FlatRoute, address: RouteAddress): string | undefined => {
    if (route.redirect === undefined) return undefined;
    const { language } = address;
    const picked = pickLanguage<string>(route.redirect, language, settings.defaultLanguage);
    return picked === undefined ? undefined : spell(picked, address);
  };
  const all = routeAddresses(routes, settings).map((address): Address => {
    const redirect = redirectOf(address.flat, address);
    return {
      ...address,
      shape: pathShape(address.path),
      ...(redirect === undefined ? {} : { redirect }),
    };
  });
  const ofRoute = new Map<string, Address[]>();
  const byShape = new Map<string, Address>();
  for (const each of all) {
    ofRoute.set(routeKey(each), [...(ofRoute.get(routeKey(each)) ?? []), each]);
    // Of two addresses alike the first one answers.
    if (!byShape.has(each.shape)) byShape.set(each.shape, each);
  }
  const matcher = pathMatcher(
    all.map((each) => [each.path, each, pathValues(each.path, each.flat.route.values)] as const),
  );
  return {
    source,
    byShape,
    ofRoute,
    ids: new Set(routes.map(({ route }) => route.id)),
    match: (path) => matcher(path)?.value,
  };
}
