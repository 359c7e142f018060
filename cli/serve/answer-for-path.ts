import { redirectTarget } from '../../schema/visit/redirect-target.ts';
import { rootLanguage } from '../../schema/visit/root-language.ts';
import { findPage } from '../server/rules/own-address.ts';
import { type PageRule, saysNotFound } from '../server/rules/page-rules.ts';
import type { BuiltSite } from './built-site.ts';
import { askedDevice } from './visitor-device.ts';

/** A page that an address below the base shows, if the visitor may open it. */
export type FoundPage = {
  readonly status: 200;
  /** The language whose root it is. */
  readonly root?: string;
  /** The route that has the address. */
  readonly route?: PageRule;
};

export type PathAnswer =
  | FoundPage
  | { readonly status: 404 | 410 }
  /** `to` is a path of this site below its base, with its query, or an address elsewhere. */
  | { readonly status: 301 | 302; readonly to: string };

/** A path as browsers ask for it: declared names of other scripts are encoded, parameters are already. */
const asRequested = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/**
 * What a server answers for a path below the base that is no file. 301 is what holds for every visitor: the
 * canonical spelling, a redirect of a route without access rules, the address of an entry that anybody may open.
 * What depends on the visitor's codes is left to the script.
 * @param query with its question mark; empty: none
 */
export function answerForPath(path: string, query: string, built: BuiltSite): PathAnswer {
  const { model, match, entryPath } = built;
  if (model.history === 'hash') return path === '/' ? { status: 200 } : { status: 404 };
  const moved = built.moved(path, query);
  if (moved) return moved;
  const root = rootLanguage(path, model);
  if (root !== undefined) return { status: 200, root };
  const found = findPage(path, match);
  if (!found || saysNotFound(found.value)) return { status: 404 };
  const own = entryPath(found);
  if (own === null) return { status: 404 };
  const route = found.value;
  // The choice is kept for the session before the address is spelled anew.
  if (askedDevice(query, model) !== undefined) return { status: 200, route };
  if (route.redirect !== undefined) {
    return { status: 301, to: redirectTarget(route.redirect, found.params, { query, hash: '' }) };
  }
  const canonical = route.opens ? (own ?? found.canonical) : found.canonical;
  return asRequested(canonical) === path
    ? { status: 200, route }
    : { status: 301, to: canonical + query };
}
