import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Place } from '../../router/open-place.ts';
import { scrollTo } from '../scroll-to.ts';

/**
 * Restores the scroll position on the way back to a page that has to be awaited: the browser does so at once, as far
 * as the page that still stands reaches.
 * @param key of the open entry of the history
 * @param kind how the visitor came there
 * @param waits whether its page is awaited
 */
export function useScrollPlaces(key: string, kind: Place['kind'], waits: boolean): void {
  /** By entry of the history: where it was scrolled to. */
  const places = useRef(new Map<string, number>());
  const now = useRef({ key, waits });
  const waited = useRef(false);
  useLayoutEffect(() => {
    now.current = { key, waits };
  }, [key, waits]);
  useEffect(() => {
    const keep = (): void => {
      if (!now.current.waits) places.current.set(now.current.key, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
  useLayoutEffect(() => {
    if (waits) {
      waited.current = true;
      return;
    }
    const top = waited.current && kind === 'POP' ? places.current.get(key) : undefined;
    waited.current = false;
    if (top) scrollTo(top);
  }, [waits, key, kind]);
}
