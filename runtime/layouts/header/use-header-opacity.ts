import { type RefObject, useEffect } from 'react';

/** The opacity at the top of the page, and the scroll in px at which it is 1 (specification 2.7). */
const minOpacity = 0.8;
const distance = 100;

/**
 * Binds an element's opacity to the page's scroll: 0.8 at the top, 1 from 100 px on. An animation that
 * stands still where the scroll is, so that no style attribute is written.
 */
export function useHeaderOpacity(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rise = element.current?.animate?.([{ opacity: minOpacity }, { opacity: 1 }], {
      duration: distance,
      fill: 'both',
    });
    if (!rise) return;
    rise.pause();
    const follow = (): void => {
      rise.currentTime = Math.min(Math.max(window.scrollY, 0), distance);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      rise.cancel();
    };
  }, [element]);
}
