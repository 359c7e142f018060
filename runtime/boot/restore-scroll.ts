import { hasActed } from '../site/early-acts.ts';
import { scrollTo } from '../site/scroll-to.ts';

const key = 'site-places';
/** Positions are kept of so many entries, those left last. */
const maxPositions = 20;

type ScrollPosition = { readonly entry: string; readonly top: number };

/** Name of the open entry of the history: the router numbers those that it made. */
const openEntry = (): string =>
  `${(window.history.state as { readonly key?: unknown } | null)?.key} ${window.location.href}`;

function readPositions(): readonly ScrollPosition[] {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(positions) ? positions : [];
  } catch {
    // No storage, or nothing of ours in it: then the page starts at its top.
    return [];
  }
}

/** The scroll position in which this entry of the history was left by a reload or a load of another page. */
function savedPosition(): number {
  const [load] = performance.getEntriesByType('navigation');
  const kind = (load as PerformanceNavigationTiming | undefined)?.type;
  if (kind !== 'reload' && kind !== 'back_forward') return 0;
  const entry = openEntry();
  return readPositions().find((position) => position?.entry === entry)?.top ?? 0;
}

/**
 * Restores the scroll position after a reload, and on the way back over a load of another page: the browser
 * does so only as far as the page reaches when it is loaded, and this one is drawn later. Whoever moved about in
 * a built page before is left there.
 */
export function restoreScroll(): void {
  const top = hasActed() ? 0 : savedPosition();
  const target = top > 0 ? scrollTo(top) : () => undefined;
  window.addEventListener('pagehide', () => {
    try {
      const entry = openEntry();
      const position: ScrollPosition = { entry, top: target() ?? window.scrollY };
      const others = readPositions().filter((each) => each?.entry !== entry);
      sessionStorage.setItem(key, JSON.stringify([position, ...others].slice(0, maxPositions)));
    } catch {
      // Without storage a reload starts at the top.
    }
  });
}
