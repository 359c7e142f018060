import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import { listUses } from '../../schema/compile/list-uses.ts';
import { routeAddresses } from '../../schema/compile/route-addresses.ts';
import { parameterNames } from '../../schema/path/parse-path.ts';
import { pathMatcher } from '../../schema/path/path-matcher.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { LintContext } from './lint-context.ts';

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
  own: readonly string[],
): boolean {
  const { page, redirect } = route;
  if (redirect !== undefined || page === undefined) return true;
  if (Object.values(source.errors ?? {}).includes(page)) return true;
  if (listUses(source.pages[page]).some(({ byCode }) => byCode)) return true;
  return !hidden && own.some((path) => parameterNames(path).length === 0);
}

/**
 * The routes that something leads to.
 * @param addresses that links name, in the site file, its content and its menu
 */
export function reachedRoutes(
  context: LintContext,
  addresses: Iterable<string>,
): ReadonlySet<FlatRoute> {
  const { source, routes, frame } = context;
  const pathsOf = new Map<FlatRoute, string[]>();
  const entries = routeAddresses(routes, frame).map(({ path, flat }) => {
    const list = pathsOf.get(flat);
    if (list) list.push(path);
    else pathsOf.set(flat, [path]);
    return [path, flat] as const;
  });
  const find = pathMatcher(entries);
  const byId = new Map(routes.map((flat) => [flat.route.id, flat]));
  const named = namedRoutes(source);
  const reached = new Set<FlatRoute>();
  const reach = (flat: FlatRoute | undefined): void => {
    // The breadcrumb leads to the routes above.
    for (let at = flat; at && !reached.has(at); at = byId.get(at.parent ?? '')) reached.add(at);
  };
  const homes = Object.values(source.languages).map(({ home }) => home);
  const patches = Object.values(source.menu?.patches ?? {}).map(({ path }) => path);
  for (const address of [...addresses, ...homes, ...patches]) {
    if (address.startsWith('/')) reach(find(splitAddress(address).path)?.value);
  }
  for (const flat of routes) {
    const isNamed = named.has(flat.route.id);
    if (isNamed || isFoundAnyway(flat, context, pathsOf.get(flat) ?? [])) reach(flat);
  }
  return reached;
}
