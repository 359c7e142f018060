import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';

/** The paths of each route, in file order. */
export function pathsByRoute(
  paths: readonly DeclaredPath[],
): ReadonlyMap<FlatRoute, readonly DeclaredPath[]> {
  const byRoute = new Map<FlatRoute, DeclaredPath[]>();
  for (const path of paths) {
    const own = byRoute.get(path.flat);
    if (own) own.push(path);
    else byRoute.set(path.flat, [path]);
  }
  return byRoute;
}
