import { useEffect, useLayoutEffect, useRef } from 'react';
import { useArrivalKey, useArrivalKind } from '../../router/router.tsx';
import { scrollTo } from '../scroll-to.ts';

type ScrollPlacesProps = {
  /** Whether the page of the open address is awaited. */
  readonly waits: boolean;
};

/**
 * Restores the scroll position on the way back to a page that has to be awaited: the browser does so at once, as far
 * as the page that still stands reaches.
 */
export function ScrollPlaces({ waits }: ScrollPlacesProps): null {
  const key = useArrivalKey();
  const kind = useArrivalKind();
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
  return null;
}
