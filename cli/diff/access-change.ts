import type { AccessInfo } from '../../schema/access/access-info.ts';
import type { Condition } from './condition.ts';

/** Who may open something: more visitors than before, fewer, or others. */
export type AccessChange = 'widened' | 'narrowed' | 'changed';

/** With more codes than this not every combination of them is tried. */
const maxCodes = 14;

/** Every visitor that one of two conditions distinguishes from others; undefined: there are too many. */
function visitors(before: Condition, after: Condition): AccessInfo[] | undefined {
  const known = [before.codes, after.codes];
  const menu = [...new Set(known.flatMap(({ menuCodes }) => [...menuCodes]))];
  const functions = [...new Set(known.flatMap(({ fnCodes }) => [...fnCodes]))];
  const statuses = [...new Set([0, ...known.flatMap(({ loginStatuses }) => [...loginStatuses])])];
  // One that no expression names.
  statuses.push(Math.max(...statuses) + 1);
  const count = menu.length + functions.length;
  if (count > maxCodes) return undefined;
  const has = (bits: number, index: number): boolean => ((bits >> index) & 1) === 1;
  return Array.from({ length: 2 ** count }, (_, bits) => ({
    menuCodes: menu.filter((_code, index) => has(bits, index)),
    fnCodes: functions.filter((_code, index) => has(bits, menu.length + index)),
  })).flatMap((codes) => statuses.map((loginStatus) => ({ ...codes, loginStatus })));
}

/** How the visitors changed that may open something; undefined where they are the same. */
export function accessChange(before: Condition, after: Condition): AccessChange | undefined {
  if (before.written === after.written) return undefined;
  const all = visitors(before, after);
  if (!all) return 'changed';
  let gained = false;
  let lost = false;
  for (const visitor of all) {
    const could = before.opens(visitor);
    const can = after.opens(visitor);
    gained ||= can && !could;
    lost ||= could && !can;
  }
  if (gained && lost) return 'changed';
  return gained ? 'widened' : lost ? 'narrowed' : undefined;
}
