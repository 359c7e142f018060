import type { RouteAccess } from '../source.generated.ts';
import type { AccessInfo } from './access-info.ts';
import { type Flags, flagHolds } from './flag-holds.ts';

/**
 * Whether a route opens for a visitor.
 * @param conditions the route's own and all its ancestors' access rules; every one must pass
 */
export function routeOpens(
  conditions: readonly RouteAccess[],
  flags: Flags,
  info: AccessInfo,
): boolean {
  return conditions.every(
    ({ flag, anyFlag, code }) =>
      (flag === undefined || flagHolds(flag, flags, info)) &&
      (anyFlag === undefined || anyFlag.some((name) => flagHolds(name, flags, info))) &&
      (code === undefined || info.menuCodes.includes(code)),
  );
}
