import { useMemo } from 'react';
import { useSiteState } from '../state/site-state.ts';
import { drawerItems } from './drawer-items.ts';
import type { MenuItem } from './menu-item.ts';

/** The menu without what the drawer leaves out. */
export function useDrawerItems(menu: readonly MenuItem[]): readonly MenuItem[] {
  const { drawer } = useSiteState().model.menu;
  return useMemo(() => drawerItems(menu, drawer), [menu, drawer]);
}
