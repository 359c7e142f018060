import { routeOpens } from '../../../schema/access/route-opens.ts';
import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';
import type { LintContext } from '../context/lint-context.ts';
import { anonymousInfo } from './anonymous-info.ts';

/** Of a route and those above it the nearest one that asks for what a visitor without codes lacks, if one does. */
export function closingRoute(
  flat: FlatRoute,
  { source, routes }: LintContext,
): FlatRoute | undefined {
  const info = anonymousInfo(source);
  const flags = source.access?.flags ?? {};
  const byId = new Map(routes.map((each) => [each.route.id, each]));
  for (let at: FlatRoute | undefined = flat; at; at = byId.get(at.parent ?? '')) {
    if (at.route.access && !routeOpens([at.route.access], flags, info)) return at;
  }
  return undefined;
}
