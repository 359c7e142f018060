import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';

import { routeAddresses } from '../../../schema/compile/route-addresses.ts';
import { pathMatcher } from '../../../schema/path/path-matcher.ts';
import { pathValues } from '../../../schema/path/path-values.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import type { LintContext } from '../context/lint-context.ts';
import { pageUses } from './page-uses.ts';
import { pathsByRoute } from './paths-by-route.ts';

/** Routes that the site itself leads to, whatever its links say: by their ids. */
function namedRoutes({ collections = {}, search, zones = [] }: SiteSource): Set<string> {
  return new Set(
    [
      ...Object.values(collections).map(({ detail }) => detail),
      search?.route,
      ...zones.map((zone) => zone.search),
    ].flatMap((id) => id ?? []),
  );
}

/** Whether a route is found without a link: in the menu that the routes make, by an error, by its sections. */
function isFoundAnyway(
  { route, hidden }: FlatRoute,
  { source }: LintContext,
  own: readonly DeclaredPath[],
): boolean {
  const { page, redirect } = route;
  if (redirect !== undefined || page === undefined) return true;
  const isPlain = own.some(({ parsed }) => parsed.segments.every(({ kind }) => kind === 'literal'));
  if (isPlain && !hidden) return true;
  if (Object.values(source.errors ?? {}).includes(page)) return true;
  return pageUses(source.pages[page], source).some(({ byCode }) => byCode);
}

/**
 * The routes that something leads to.
 * @param addresses that links name, in the site file, its content and its menu
 */
export function reachedRoutes(
  context: LintContext,
  addresses: readonly string[],
): ReadonlySet<FlatRoute> {
  const { source, routes, settings } = context;
  const own = pathsByRoute(context.paths);
  const named = namedRoutes(source);
  const byId = new Map(routes.map((flat) => [flat.route.id, flat]));
  const reached = new Set<FlatRoute>();
  const reach = (flat: FlatRoute | undefined): void => {
    // The breadcrumb leads to the routes above.
    for (let at = flat; at && !reached.has(at); at = byId.get(at.parent ?? '')) reached.add(at);
  };
  for (const flat of routes) {
    const isNamed = named.has(flat.route.id);
    if (isNamed || isFoundAnyway(flat, context, own.get(flat) ?? [])) reach(flat);
  }
  if (reached.size === routes.length) return reached;
  const find = pathMatcher(
    routeAddresses(routes, settings).map(
      ({ path, flat }) => [path, flat, pathValues(path, flat.route.values)] as const,
    ),
  );
  const homes = Object.values(source.languages).map(({ home }) => home);
  const patches = Object.values(source.menu?.patches ?? {}).map(({ path }) => path);
  // The provider of a sign-in leads there.
  const back = source.access?.signIn?.redirect ?? '';
  const moved = (source.redirects ?? []).flatMap(({ to }) => to ?? []);
  for (const address of [...addresses, ...homes, ...patches, ...moved, back]) {
    if (address.startsWith('/')) reach(find(splitAddress(address).path)?.value);
  }
  return reached;
}
