import { placeholdersIn } from '../content/placeholders.ts';
import type { Addition } from './addition.ts';
import { insertData } from './insert-data.ts';
import { newRoute, type RouteOptions } from './new-route.ts';
import { assertPageFree, languagesOf, type SiteInWork } from './site-in-work.ts';

/**
 * A page with a text to be written, and the route that shows it: nobody would find a page without one.
 * @throws UsageError where its name or its path is taken
 */
export function newPage(
  site: SiteInWork,
  name: string,
  options: Omit<RouteOptions, 'page'>,
): Addition {
  assertPageFree(site, name);
  const body = Object.fromEntries(
    languagesOf(site).map((each) => [each, [placeholdersIn(each).body]]),
  );
  const page = { blocks: [{ type: 'text', body }] };
  const text = insertData(site.text, ['pages'], { [name]: page });
  return newRoute({ ...site, text }, name, options, true);
}
