import type { SiteMenuEntry } from '../../schema/compile/menu/site-menu.ts';
import type { WebMenuItem } from '../../schema/menu/web-config.ts';
import type { LocationName } from '../read/location-name.ts';

/**
 * Names the place of an item of the site file's menu by the codes and titles on the way to it.
 * @param menu as a language has it
 */
export function placeInSiteMenu(
  menu: readonly SiteMenuEntry[],
  way: readonly Pick<WebMenuItem, 'pageCode' | 'title'>[],
  placeOf: LocationName,
): string | undefined {
  let entries = menu;
  let found: SiteMenuEntry | undefined;
  for (const { pageCode, title } of way) {
    found = entries.find((each) => each.code === pageCode && each.title === title);
    if (!found) return undefined;
    entries = found.children;
  }
  return found && placeOf([...found.pointer, 'title']);
}
