import { useEffect, useLayoutEffect } from 'react';
import { displayAtom, systemDarkAtom } from '../state/display.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { setDisplayAttributes } from './display-attributes.ts';
import { readDisplay } from './display-choice.ts';

/** Sets attributes of the document that say how pages look to this visitor; style sheets read them. */
export function useDisplayAttributes(): void {
  const { store } = useSiteState();
  const { theme, text, contrast } = useSnapshot(displayAtom);
  const systemDark = useSnapshot(systemDarkAtom);
  useLayoutEffect(() => {
    const kept = readDisplay();
    if (kept) store.set(displayAtom, kept);
    const query = window.matchMedia?.('(prefers-color-scheme: dark)');
    if (!query) return;
    const follow = (): void => store.set(systemDarkAtom, query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [store]);
  useEffect(() => {
    // Another tab of this site.
    const follow = (): void => {
      const kept = readDisplay();
      if (kept) store.set(displayAtom, kept);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store]);
  useLayoutEffect(() => {
    const isDark = (theme ?? (systemDark ? 'dark' : 'light')) === 'dark';
    setDisplayAttributes({ theme: isDark ? 'dark' : undefined, text, contrast });
  }, [theme, text, contrast, systemDark]);
}
