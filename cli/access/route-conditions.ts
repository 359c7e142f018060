import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import type { RouteAccess, SiteSource } from '../../schema/source.generated.ts';
import type { Pointer } from '../diagnostics/pointer.ts';

/** Access rules that a route must pass, and where they stand. */
export type RouteCondition = {
  readonly access: RouteAccess;
  readonly pointer: Pointer;
  /** The route that has them: itself, or one above it. */
  readonly route: string;
};

/** The access rules of a route and of all above it, the outermost first, as the compiler joins them. */
export function routeConditions({ pointer }: FlatRoute, source: SiteSource): RouteCondition[] {
  const found: RouteCondition[] = [];
  let list = source.routes;
  // A pointer goes: routes, index, children, index …
  for (let depth = 1; depth < pointer.length; depth += 2) {
    const route = list[Number(pointer[depth])];
    if (!route) break;
    const { access, id, children = [] } = route;
    if (access)
      found.push({ access, route: id, pointer: [...pointer.slice(0, depth + 1), 'access'] });
    list = children;
  }
  return found;
}
