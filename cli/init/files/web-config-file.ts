import { fillPlaceholders } from '../fill-placeholders.ts';

type Item = {
  readonly linkUrl: string;
  readonly childrens?: readonly Item[];
};
type WebConfig = { readonly websiteName: string; readonly navbar: readonly Item[] };

/**
 * The web configuration of a language: the template's, without the items whose pages the site does not have.
 * @param paths the paths of the site's routes, without prefixes
 */
export function webConfigFile(
  template: string,
  name: string,
  prefix: string,
  paths: ReadonlySet<string>,
): string {
  const { websiteName, navbar } = JSON.parse(template) as WebConfig;
  const own = (items: readonly Item[]): readonly Item[] =>
    items.flatMap(({ childrens, ...item }) => {
      const children = own(childrens ?? []);
      // What stands below a page that is not there takes its place.
      if (!paths.has(item.linkUrl.replace(/\?.*/, ''))) return children;
      const linkUrl = `${prefix}${item.linkUrl}`;
      return [{ ...item, linkUrl, ...(children.length > 0 ? { childrens: children } : {}) }];
    });
  const config = { websiteName: fillPlaceholders(websiteName, { name }), navbar: own(navbar) };
  return `${JSON.stringify(config, null, 2)}\n`;
}
