import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the children of an element's first child, a row that does not wrap, fit into the element.
 * True until it is measured, and where it is not shown.
 * @param content what the row is made from; a new one is measured anew
 */
export function useFits(container: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [fits, setFits] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the row shows
  useLayoutEffect(() => {
    const element = container.current;
    const row = element?.firstElementChild;
    if (!element || !row || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => {
      const first = row.firstElementChild?.getBoundingClientRect();
      const last = row.lastElementChild?.getBoundingClientRect();
      // A row that is not displayed measures nothing, which fits.
      setFits(!first || !last || last.right - first.left <= element.clientWidth + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const item of row.children) observer.observe(item);
    measure();
    return () => observer.disconnect();
  }, [container, content]);
  return fits;
}
