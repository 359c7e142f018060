import type { AccessChange } from '../../schema/access/parse-access-change.ts';
import type { SiteModel } from '../../schema/model.ts';
import { codesAtom, loginStatusAtom } from './access.ts';
import type { Store } from './site-state.ts';

const unique = (codes: readonly string[]): string[] => [...new Set(codes)];

/**
 * Sets what a visitor has: what every visitor has, and what was granted besides. Menus, guards and the
 * open page follow at once.
 */
export function grantAccess(
  store: Store,
  { access }: SiteModel,
  { menuCodes = [], fnCodes = [], loginStatus = 0 }: AccessChange,
): void {
  store.set(codesAtom, {
    menuCodes: unique([...access.menuCodes, ...menuCodes]),
    fnCodes: unique([...access.fnCodes, ...fnCodes]),
  });
  store.set(loginStatusAtom, loginStatus);
}
