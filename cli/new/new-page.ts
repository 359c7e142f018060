import { placeholdersIn } from '../content/placeholders.ts';
import type { Addition } from './addition.ts';
import { assertRouteId } from './assert-id.ts';
import { insertIntoSite } from './insert-into-site.ts';
import { newRoute, type RouteOptions } from './new-route.ts';
import { assertPageFree, languagesOf, type SiteInWork } from './site-in-work.ts';

/**
 * A page with a text to be written, and the route that shows it: nobody would find a page without one.
 * @throws UsageError where its name or its path is taken or cannot be one
 */
export function newPage(
  site: SiteInWork,
  name: string,
  options: Omit<RouteOptions, 'page'>,
): Addition {
  assertRouteId(name);
  assertPageFree(site, name);
  const body = Object.fromEntries(
    languagesOf(site).map((each) => [each, [placeholdersIn(each).body]]),
  );
  const page = { blocks: [{ type: 'text', body }] };
  const { site: withPage, changed } = insertIntoSite(site, ['pages'], { [name]: page });
  const { files, next } = newRoute(withPage, name, options, true);
  return {
    files: new Map([[changed.name, changed.text], ...files]),
    next: [...new Set([changed.name, ...next])],
  };
}
