import type { Model } from '../../schema/model.ts';
import type { PathMatcher } from '../../schema/path/path-matcher.ts';
import { rootLanguage } from '../../schema/visit/root-language.ts';
import { pageRules, ruleMatcher } from '../server/rules/page-rules.ts';

/**
 * Tells which paths below the base show a page of a site; at the others the page says that there is none. What is made
 * of a model is kept until it is asked about another one.
 */
export function pageAddresses(): (model: Model, path: string) => boolean {
  let known: { readonly model: Model; readonly match: PathMatcher<unknown> } | undefined;
  return (model, path) => {
    const { site, tables } = model;
    if (site.history === 'hash') return path === '/';
    if (rootLanguage(path, site) !== undefined) return true;
    if (known?.model !== model) {
      known = { model, match: ruleMatcher(pageRules(site, tables)) };
    }
    return known.match(path) !== undefined;
  };
}
