import { redirectTarget } from '../../schema/visit/redirect-target.ts';
import type { BuiltSite } from './built-site.ts';

export type PathAnswer =
  | { readonly status: 200 | 404 }
  /** `to` is a path of this site below its base, with its query, or an address elsewhere. */
  | { readonly status: 301; readonly to: string };

/** Whether the query asks for a device variant: that is kept in the visitor's session, by the script. */
const choosesDevice = (query: string, { model }: BuiltSite): boolean => {
  const device = new URLSearchParams(query).get('device');
  return device !== null && Object.hasOwn(model.devices, device);
};

/** A path as browsers ask for it: declared names of other scripts are encoded, parameters are already. */
const asRequested = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/**
 * What a server answers for a path below the base that is no file. 301 is what holds for every visitor: the
 * canonical spelling, a redirect of a route that is open to all, the address of an entry under its id of today.
 * What depends on the visitor (device, codes, so the roots of the languages, too) is left to the script.
 * @param query with its question mark; empty: none
 */
export function answerForPath(path: string, query: string, built: BuiltSite): PathAnswer {
  const { model, match, entryPath } = built;
  if (model.history === 'hash') return { status: path === '/' ? 200 : 404 };
  const bare = path.replace(/\/$/, '').toLowerCase();
  const isRoot =
    bare === '' ||
    Object.values(model.languages).some(({ prefix }) => prefix.toLowerCase() === bare);
  if (isRoot) return { status: 200 };
  const found = match(path);
  if (!found) return { status: 404 };
  const own = entryPath(found);
  if (own === null) return { status: 404 };
  if (choosesDevice(query, built)) return { status: 200 };
  const { row } = found.value;
  // A route with access rules leads on those alone who may use it.
  const isOpen = row.access === undefined;
  if (row.redirect !== undefined && isOpen) {
    return { status: 301, to: redirectTarget(row.redirect, found.params, { query, hash: '' }) };
  }
  const canonical = isOpen ? (own ?? found.canonical) : found.canonical;
  return asRequested(canonical) === path ? { status: 200 } : { status: 301, to: canonical + query };
}
