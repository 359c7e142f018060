import type { SiteSource } from '../../../schema/source.generated.ts';
import type { MenuEntry } from '../context/menu-entries.ts';
import type { WebConfigFile } from '../context/web-config-files.ts';

/** Every text in JSON, however deep, that looks like an address of the site. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/**
 * Whether the menus of all languages lie in the public folder and can be read.
 * @param configs the web configurations that lie there
 */
export const menusAreKnown = (
  { languages }: SiteSource,
  configs: readonly WebConfigFile[],
): boolean =>
  Object.values(languages).filter(({ config }) => config !== undefined).length === configs.length &&
  configs.every(({ data }) => data);

/**
 * The addresses that the menus of the web configurations and of the site file lead to.
 * @param configs those that lie in the public folder
 * @param menu the items of all menus
 * @returns undefined where a menu is somewhere else, or cannot be read: it may lead anywhere
 */
export function menuAddresses(
  source: SiteSource,
  configs: readonly WebConfigFile[],
  menu: readonly MenuEntry[],
): readonly string[] | undefined {
  if (!menusAreKnown(source, configs)) return undefined;
  return [...configs.flatMap(({ data }) => addressesIn(data)), ...menu.map(({ own }) => own)];
}
