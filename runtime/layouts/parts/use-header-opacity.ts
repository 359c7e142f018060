import { type RefObject, useEffect } from 'react';

/** The header's opacity at the top of the page, and how far the page scrolls until it is 1 (specification 2.7). */
const least = 0.8;
const distance = 100;

/** The opacity of the phone's header for a scroll in px: 0.8 at the top, 1 from 100 px on. */
export const headerOpacity = (scroll: number): number =>
  Math.round((least + (1 - least) * Math.min(Math.max(scroll / distance, 0), 1)) * 1000) / 1000;

/** Keeps `--header-opacity` of an element what the page's scroll makes it. */
export function useHeaderOpacity(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (): void =>
      element.current?.style.setProperty('--header-opacity', String(headerOpacity(window.scrollY)));
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [element]);
}
