import { type RefObject, useLayoutEffect } from 'react';
import { fitMenu } from './fit-menu.ts';

/** A visitor's focus stays at the menu when its form changes: from the items to the button, and back. */
function focusAfter(row: HTMLElement, focused: Element | null, button: HTMLElement | null): void {
  const nav = row.querySelector('nav');
  const isFolded = row.dataset.menu === 'folded';
  if (isFolded && nav?.contains(focused)) button?.focus({ preventScroll: true });
  if (!isFolded && button && focused === button && button.getClientRects().length === 0) {
    nav?.querySelector<HTMLElement>('[data-menu-stop]')?.focus({ preventScroll: true });
  }
}

/**
 * Gives a header's row the roomiest form that fits in the window, as `data-menu` for its style sheet: measured
 * before it is drawn, and anew when the window, the text's size, a font or the content changes.
 * @param row holds brand, menu (a nav) and tools, none of which wraps
 * @param button in the row, that opens the menu where it is folded
 * @param content what the row is made from; a new one is measured anew
 */
export function useMenuDensity(
  row: RefObject<HTMLElement | null>,
  button: string,
  content: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the row shows
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = (): void => {
      const focused = document.activeElement;
      const opener = element.querySelector<HTMLElement>(button);
      fitMenu(element);
      focusAfter(element, focused, opener);
    };
    measure();
    document.fonts?.addEventListener?.('loadingdone', measure);
    const unfont = (): void => document.fonts?.removeEventListener?.('loadingdone', measure);
    if (typeof ResizeObserver === 'undefined') return unfont;
    const observer = new ResizeObserver(measure);
    // Their sizes do not follow from the form: the observer comes to rest.
    const items = element.querySelectorAll('nav > ul > li');
    for (const each of [element.parentElement, ...items]) if (each) observer.observe(each);
    return () => {
      unfont();
      observer.disconnect();
    };
  }, [row, button, content]);
}
