import { useLayoutEffect } from 'react';
import { displayAtom, systemDarkAtom } from '../state/display.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { setDisplayAttributes } from './display-attributes.ts';
import { readDisplay } from './display-choice.ts';

/** Sets attributes of the document that say how pages look to this visitor; style sheets read them. */
export function useDisplayAttributes(): void {
  const { store } = useSiteState();
  const display = useSnapshot(displayAtom);
  const systemDark = useSnapshot(systemDarkAtom);
  useLayoutEffect(() => {
    const query = window.matchMedia?.('(prefers-color-scheme: dark)');
    const readKept = (): void => {
      const kept = readDisplay();
      if (kept) store.set(displayAtom, kept);
    };
    const followSystem = (): void => {
      if (query) store.set(systemDarkAtom, query.matches);
    };
    readKept();
    followSystem();
    query?.addEventListener('change', followSystem);
    // Another tab of this site.
    window.addEventListener('storage', readKept);
    return () => {
      query?.removeEventListener('change', followSystem);
      window.removeEventListener('storage', readKept);
    };
  }, [store]);
  // As it was kept, which a page that is taken over is not drawn with yet: it would lose its attributes for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say that the store has others
  useLayoutEffect(
    () => setDisplayAttributes(store.get(displayAtom), store.get(systemDarkAtom)),
    [store, display, systemDark],
  );
}
