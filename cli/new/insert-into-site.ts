import { collectionAt, insertData, type SiteText } from '../insert/insert-data.ts';
import { parseYaml } from '../read/yaml.ts';
import type { SiteInWork } from './site-in-work.ts';

/** Whether something that can be added to, or else an alias or the like, stands at the end of a way of keys. */
const holds =
  (way: readonly string[]) =>
  ({ text }: SiteText): boolean =>
    collectionAt(parseYaml(text).root, way).node !== undefined;

/**
 * Adds to a mapping or a list of a site: in the site file where it has the key, else in the last of the files that it
 * includes and that have it, as what they say is joined in their order.
 * @param way keys that lead to it
 * @param data a mapping with the new keys, or a list with the new items
 * @returns the site with the file that changed, and that file
 * @throws UsageError where it cannot be added
 */
export function insertIntoSite(
  site: SiteInWork,
  way: readonly string[],
  data: object,
): { readonly site: SiteInWork; readonly changed: SiteText } {
  const [own, ...parts] = site.texts;
  const found = own && holds(way)(own) ? own : (parts.findLast(holds(way)) ?? own);
  if (!found) throw new Error('a site has a site file');
  const changed = { name: found.name, text: insertData(found, way, data) };
  const texts = site.texts.map((each) => (each === found ? changed : each));
  return { site: { ...site, texts }, changed };
}
