import type { RouteRow, SiteModel } from '../model.ts';
import type { AccessInfo } from './access-info.ts';
import { routeOpens } from './route-opens.ts';

/**
 * Whether menus show a row that is closed to a visitor with a lock: all that closes it says so, and the visitor may
 * still sign in.
 */
export const isLocked = (
  { access = [] }: RouteRow,
  { access: { flags } }: SiteModel,
  visitor: AccessInfo,
): boolean =>
  visitor.loginStatus === 0 &&
  access.every((each) => each.locked || routeOpens([each], flags, visitor));
