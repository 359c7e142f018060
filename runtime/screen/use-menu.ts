import { useMemo } from 'react';
import { useQuery } from '../page/use-query.ts';
import { selectedPlaceAtom } from '../state/selected-place.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { findCurrent } from './find-current.ts';
import { markCurrent } from './mark-current.ts';
import { menuIndex } from './menu-index.ts';
import type { MenuItem } from './menu-item.ts';
import { useMenuItems } from './use-menu-items.ts';
import { useOpenPlace } from './use-open-place.ts';

/** The menu, with the entry marked that is selected: that of the open address, a moment after navigation. */
export function useMenu(): readonly MenuItem[] {
  const { model } = useSiteState();
  const menu = useMenuItems();
  const open = useOpenPlace(useQuery().toString());
  const selected = useSnapshot(selectedPlaceAtom) ?? open;
  return useMemo(
    () => markCurrent(menu, findCurrent(menuIndex(menu, model), selected, model)),
    [menu, selected, model],
  );
}
