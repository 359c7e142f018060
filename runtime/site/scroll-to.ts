import { acts } from './early-acts.ts';

/** How long the page may go without a change of its height until it counts as finished, in milliseconds. */
const still = 500;

/**
 * Scrolls to a position as soon as the page reaches that far, and stays there while it still grows.
 * @returns the position, for as long as it is not reached for good
 */
export function scrollTo(top: number): () => number | undefined {
  let wanted: number | undefined = top;
  let timer = 0;
  const grown = new ResizeObserver(() => {
    window.scrollTo(window.scrollX, top);
    window.clearTimeout(timer);
    // Scroll positions are fractions of a pixel on some screens.
    if (Math.abs(window.scrollY - top) < 2) timer = window.setTimeout(stop, still);
  });
  const stop = (): void => {
    wanted = undefined;
    grown.disconnect();
    window.clearTimeout(timer);
    for (const name of ends) window.removeEventListener(name, stop, true);
  };
  // Whoever does something meanwhile is not taken away from there.
  const ends = [...acts, 'popstate'];
  for (const name of ends) window.addEventListener(name, stop, true);
  grown.observe(document.body);
  return () => wanted;
}
