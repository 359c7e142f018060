import type { MenuItem } from '../../schema/menu/menu-item.ts';
import type { SiteModel } from '../../schema/model.ts';

type Omissions = SiteModel['menu']['drawer'];

/**
 * The menu as the drawer shows it. An item goes where its code is to be left out, and, below the first
 * level, where its title is, or where it leads nowhere and nothing is left below it.
 */
export function drawerItems(
  items: readonly MenuItem[],
  omit: Omissions,
  level: 'top' | 'below' = 'top',
): readonly MenuItem[] {
  return items.flatMap((item): readonly MenuItem[] => {
    const children = drawerItems(item.children, omit, 'below');
    const leadsNowhere = item.href === undefined && !item.inDevelopment && children.length === 0;
    const left =
      omit.omitCodes.includes(item.code) ||
      (level === 'below' &&
        (omit.omitTitles.includes(item.title) || (omit.omitUnlinked && leadsNowhere)));
    return left ? [] : [{ ...item, children }];
  });
}
