const key = 'site-place';
/** How long the page may go without a change of its height until it counts as finished, in milliseconds. */
const still = 500;

type Place = { readonly entry: string; readonly top: number };

/** Name of the open entry of the history: the router numbers those that it made. */
const openEntry = (): string =>
  `${(window.history.state as { readonly key?: unknown } | null)?.key} ${window.location.href}`;

function readPlace(): Place | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // No storage, or nothing of ours in it: then the page starts at its top.
    return undefined;
  }
}

/** Where the visitor stood when this entry of the history was left for a reload or for another site. */
function placeLeft(): number {
  const [load] = performance.getEntriesByType('navigation');
  const kind = (load as PerformanceNavigationTiming | undefined)?.type;
  if (kind !== 'reload' && kind !== 'back_forward') return 0;
  const left = readPlace();
  return left?.entry === openEntry() ? left.top : 0;
}

/**
 * Goes to a place as soon as the page reaches that far, and stays there while it still grows.
 * @returns the place, for as long as it is on its way there
 */
function goToPlace(top: number): () => number | undefined {
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
    for (const name of acts) window.removeEventListener(name, stop, true);
  };
  // Whoever does something meanwhile is not taken away from there.
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];
  for (const name of acts) window.addEventListener(name, stop, true);
  grown.observe(document.body);
  return () => wanted;
}

/**
 * After a reload, and on the way back from another site, brings the visitor to the place where they were: the
 * browser does so only as far as the page reaches when it is loaded, and this one is drawn later.
 */
export function keepPlace(): void {
  const top = placeLeft();
  const onItsWay = top > 0 ? goToPlace(top) : () => undefined;
  window.addEventListener('pagehide', () => {
    try {
      const place: Place = { entry: openEntry(), top: onItsWay() ?? window.scrollY };
      sessionStorage.setItem(key, JSON.stringify(place));
    } catch {
      // Without storage a reload starts at the top.
    }
  });
}
