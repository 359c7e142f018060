import { useMemo } from 'react';
import { findCurrent } from '../../schema/menu/find-current.ts';
import { menuIndex } from '../../schema/menu/menu-index.ts';
import type { MenuItem } from '../../schema/menu/menu-item.ts';
import { useQuery } from '../router/use-query.ts';
import { selectedPlaceAtom } from '../state/selected-place.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { useMenuItems } from './use-menu-items.ts';
import { useOpenPlace } from './use-open-place.ts';
import { withCurrent } from './with-current.ts';

/** The menu with its selected item current: that of the open address, a moment after navigation. */
export function useMenu(): readonly MenuItem[] {
  const { model } = useSiteState();
  const menu = useMenuItems();
  const open = useOpenPlace(useQuery().toString());
  const selected = useSnapshot(selectedPlaceAtom) ?? open;
  return useMemo(
    () => withCurrent(menu, findCurrent(menuIndex(menu, model), selected, model)),
    [menu, selected, model],
  );
}
