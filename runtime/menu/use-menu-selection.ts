import { useEffect } from 'react';
import { useAddress } from '../router/router.tsx';
import { selectedPlaceAtom } from '../state/selected-place.ts';
import { useSiteState } from '../state/site-state.ts';
import { useOpenPlace } from './use-open-place.ts';

/** Milliseconds between a navigation and the menu's following it (the specification's constant). */
const menuDelay = 20;

/**
 * Lets the menu's selection follow the open screen: at once for the first one, later after the delay.
 * The selection lives in the store, because header and drawer may be made anew with a screen.
 */
export function useMenuSelection(): void {
  const { store } = useSiteState();
  const open = useOpenPlace(useAddress().query);
  useEffect(() => {
    const selected = store.get(selectedPlaceAtom);
    if (selected === undefined) {
      store.set(selectedPlaceAtom, open);
      return;
    }
    if (selected.path === open.path && selected.query === open.query) return;
    const timer = setTimeout(() => store.set(selectedPlaceAtom, open), menuDelay);
    return () => clearTimeout(timer);
  }, [store, open]);
}
