import type { AccessInfo } from '../../schema/access/access-info.ts';
import { routeOpens } from '../../schema/access/route-opens.ts';
import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { knownCodes } from '../access/known-codes.ts';
import { visitorWith } from '../access/visitor.ts';

/** Who may open an address: more visitors than before, fewer, or others. */
export type AccessChange = 'widened' | 'narrowed' | 'changed';

/** A route with the site that says what its flags mean. */
export type Guarded = { readonly flat: FlatRoute; readonly source: SiteSource };

/** With more codes than this not every combination of them is tried. */
const mostCodes = 14;

/** The flags that a route asks for, as a site of its own would have them. */
function flagsOf({ flat, source }: Guarded): SiteSource['access'] {
  const names = flat.access.flatMap(({ flag, anyFlag = [] }) => [flag ?? '', ...anyFlag]);
  const flags = Object.entries(source.access?.flags ?? {});
  return { flags: Object.fromEntries(flags.filter(([name]) => names.includes(name))) };
}

const opens = ({ flat, source }: Guarded, own: AccessInfo): boolean =>
  routeOpens(flat.access, source.access?.flags ?? {}, visitorWith(source, own));

/** Every visitor that one of two sites tells from others; undefined: there are too many. */
function visitors(before: Guarded, after: Guarded): AccessInfo[] | undefined {
  const known = [before, after].map((each) => {
    const codes = each.flat.access.flatMap(({ code }) => code ?? []);
    return { ...knownCodes({ access: flagsOf(each) ?? {} }, [], []), codes };
  });
  const menu = [...new Set(known.flatMap(({ menuCodes, codes }) => [...menuCodes, ...codes]))];
  const functions = [...new Set(known.flatMap(({ fnCodes }) => [...fnCodes]))];
  const statuses = [...new Set([0, ...known.flatMap(({ loginStatuses }) => [...loginStatuses])])];
  // One that no expression names.
  statuses.push(Math.max(...statuses) + 1);
  const count = menu.length + functions.length;
  if (count > mostCodes) return undefined;
  const has = (bits: number, index: number): boolean => ((bits >> index) & 1) === 1;
  return Array.from({ length: 2 ** count }, (_, bits) => ({
    menuCodes: menu.filter((_code, index) => has(bits, index)),
    fnCodes: functions.filter((_code, index) => has(bits, menu.length + index)),
  })).flatMap((codes) => statuses.map((loginStatus) => ({ ...codes, loginStatus })));
}

const written = (each: Guarded): string =>
  JSON.stringify([each.flat.access, flagsOf(each), each.source.access?.anonymous]);

/** How the visitors changed that may open an address; undefined where they are the same. */
export function accessChange(before: Guarded, after: Guarded): AccessChange | undefined {
  if (written(before) === written(after)) return undefined;
  const all = visitors(before, after);
  if (!all) return 'changed';
  let gained = false;
  let lost = false;
  for (const visitor of all) {
    const could = opens(before, visitor);
    const can = opens(after, visitor);
    gained ||= can && !could;
    lost ||= could && !can;
  }
  if (gained && lost) return 'changed';
  return gained ? 'widened' : lost ? 'narrowed' : undefined;
}
