import type { RouteAccess, SiteSource } from '../source.generated.ts';
import { routeOpens } from './route-opens.ts';

/**
 * Whether something opens for visitors who are not signed in, by the codes that the site file gives them.
 * @param conditions a route's own and all its ancestors' access rules
 */
export const opensToAll = (
  conditions: readonly RouteAccess[],
  { access }: Pick<SiteSource, 'access'>,
): boolean =>
  routeOpens(conditions, access?.flags ?? {}, {
    menuCodes: access?.anonymous?.menuCodes ?? [],
    fnCodes: access?.anonymous?.fnCodes ?? [],
    loginStatus: 0,
  });
