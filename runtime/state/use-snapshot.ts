import type { Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { useSiteState } from './site-state.ts';

/**
 * The value of an atom, for everything that may differ from a built page: web configuration, codes,
 * device, clock. While a built page is hydrated it is the built value, so that nothing mismatches.
 */
export function useSnapshot<Value>(atom: Atom<Value>): Value {
  const { store, builtStore } = useSiteState();
  return useSyncExternalStore(
    useCallback((changed: () => void) => store.sub(atom, changed), [store, atom]),
    () => store.get(atom),
    () => builtStore.get(atom),
  );
}
