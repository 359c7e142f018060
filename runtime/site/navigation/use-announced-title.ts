import { useEffect, useRef } from 'react';
import type { Place } from '../../router/open-place.ts';

/** Whether a title is what readers hear already: the heading with the focus, alone or before the site's name. */
function isHeard(title: string): boolean {
  const heading = document.activeElement?.textContent ?? '';
  return `${title}-`.startsWith(`${heading}-`);
}

/**
 * Has readers hear the title that the document has after a navigation: no load of a page does that. What says it
 * stands in the page before, and beside what React draws.
 * @param key of the open entry of the history
 * @param kind how the visitor came there
 */
export function useAnnouncedTitle(key: string, kind: Place['kind']): void {
  const start = useRef(key);
  const hasMoved = useRef(false);
  useEffect(() => {
    const region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'polite');
    document.body.prepend(region);
    let last = document.title;
    const observer = new MutationObserver(() => {
      const { title } = document;
      if (title === last) return;
      last = title;
      // A load says its title by itself.
      if (hasMoved.current) region.textContent = isHeard(title) ? '' : title;
    });
    observer.observe(document.head, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      region.remove();
    };
  }, []);
  useEffect(() => {
    // Whoever is led on by a load has not moved yet.
    if (start.current !== key && kind !== 'REPLACE') hasMoved.current = true;
  }, [key, kind]);
}
