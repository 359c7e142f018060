import type { AccessInfo } from '../../schema/access/access-info.ts';
import type { SiteSource } from '../../schema/source.generated.ts';

/** Somebody with these codes and those that every visitor has. */
export function visitorWith(source: SiteSource, own: Partial<AccessInfo> = {}): AccessInfo {
  const { menuCodes = [], fnCodes = [] } = source.access?.anonymous ?? {};
  return {
    menuCodes: [...new Set([...menuCodes, ...(own.menuCodes ?? [])])],
    fnCodes: [...new Set([...fnCodes, ...(own.fnCodes ?? [])])],
    loginStatus: own.loginStatus ?? 0,
  };
}
