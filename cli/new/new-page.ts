import type { Addition } from './addition.ts';
import { insertData } from './insert-data.ts';
import { newRoute, type RouteOptions } from './new-route.ts';
import { assertPageFree, languagesOf, type SiteInWork } from './site-in-work.ts';

/** What a new page says, by the first part of a language's code. */
const sentence = (language: string): string =>
  /^zh\b/.test(language) ? '在这里写正文。' : 'Write the text here.';

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
  const body = Object.fromEntries(languagesOf(site).map((each) => [each, [sentence(each)]]));
  const page = { blocks: [{ type: 'text', body }] };
  const text = insertData(site.text, ['pages'], { [name]: page });
  return newRoute({ ...site, text }, name, options, true);
}
