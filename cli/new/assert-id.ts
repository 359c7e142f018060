import siteSchema from '../../schema/site.schema.json';
import { isEntryId } from '../content/rules/content-name.ts';
import { isReservedName } from '../read/rules/yaml-reserved-key.ts';
import { UsageError } from '../usage-error.ts';

const pageName = new RegExp(siteSchema.properties.pages.propertyNames.pattern);
const routeId = new RegExp(siteSchema.$defs.route.properties.id.pattern);

/**
 * Makes sure that a page, and the route that shows it, can have a name.
 * @throws UsageError where the site language has no such names
 */
export function assertRouteId(typed: string): void {
  if (pageName.test(typed) && routeId.test(typed) && !isReservedName(typed)) return;
  throw new UsageError({
    zh: `“${typed}”不能作页面和路由的名称：请用字母、数字、_ 和 -，以字母开头，例如 campus-map`,
    en: `"${typed}" is not a name of a page or route: write letters, digits, _ and -, a letter first, such as campus-map`,
  });
}

/**
 * Makes sure that a file with an entry can have a name.
 * @throws UsageError where it could not stand in an address
 */
export function assertEntryId(typed: string): void {
  if (isEntryId(typed)) return;
  throw new UsageError({
    zh: `“${typed}”不能作文章的名称，它要写进网址：请用字母、数字、_ 和 -，例如 open-day-2026`,
    en: `"${typed}" is not a name of an article, which stands in its address: write letters, digits, _ and -, such as open-day-2026`,
  });
}
