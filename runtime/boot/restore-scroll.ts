import { scrollTo } from './scroll-to.ts';

const key = 'site-places';
/** So many places are kept, of the entries that were left last. */
const most = 20;

type Place = { readonly entry: string; readonly top: number };

/** Name of the open entry of the history: the router numbers those that it made. */
const openEntry = (): string =>
  `${(window.history.state as { readonly key?: unknown } | null)?.key} ${window.location.href}`;

function readPlaces(): readonly Place[] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(places) ? places : [];
  } catch {
    // No storage, or nothing of ours in it: then the page starts at its top.
    return [];
  }
}

/** Where the visitor stood when this entry of the history was left for a reload or by a load of another page. */
function placeLeft(): number {
  const [load] = performance.getEntriesByType('navigation');
  const kind = (load as PerformanceNavigationTiming | undefined)?.type;
  if (kind !== 'reload' && kind !== 'back_forward') return 0;
  const entry = openEntry();
  return readPlaces().find((place) => place?.entry === entry)?.top ?? 0;
}

/**
 * After a reload, and on the way back over a load of another page, brings the visitor to the place where they
 * were: the browser does so only as far as the page reaches when it is loaded, and this one is drawn later.
 */
export function restoreScroll(): void {
  const top = placeLeft();
  const onItsWay = top > 0 ? scrollTo(top) : () => undefined;
  window.addEventListener('pagehide', () => {
    try {
      const entry = openEntry();
      const place: Place = { entry, top: onItsWay() ?? window.scrollY };
      const others = readPlaces().filter((each) => each?.entry !== entry);
      sessionStorage.setItem(key, JSON.stringify([place, ...others].slice(0, most)));
    } catch {
      // Without storage a reload starts at the top.
    }
  });
}
