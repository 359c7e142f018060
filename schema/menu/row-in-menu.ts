import type { AccessInfo } from '../access/access-info.ts';
import { routeOpens } from '../access/route-opens.ts';
import type { RouteRow, SiteModel } from '../model.ts';

/**
 * How menus show a row: as a link; with a lock, where all that closes it says so and the visitor may still sign in; not
 * at all (undefined).
 */
export function rowInMenu(
  { access = [] }: RouteRow,
  { access: { flags } }: SiteModel,
  visitor: AccessInfo,
): { readonly locked?: true } | undefined {
  const closed = access.filter((each) => !routeOpens([each], flags, visitor));
  if (closed.length === 0) return {};
  return visitor.loginStatus === 0 && closed.every(({ locked }) => locked)
    ? { locked: true }
    : undefined;
}
