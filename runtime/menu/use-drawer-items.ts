import { useMemo } from 'react';
import type { MenuItem } from '../../schema/menu/menu-item.ts';
import { useSiteState } from '../state/site-state.ts';
import { drawerItems } from './drawer-items.ts';

/** The menu without what the drawer leaves out. */
export function useDrawerItems(menu: readonly MenuItem[]): readonly MenuItem[] {
  const { drawer } = useSiteState().model.menu;
  return useMemo(() => drawerItems(menu, drawer), [menu, drawer]);
}
