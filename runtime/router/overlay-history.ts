/**
 * Overlays in the browser's history: each that opens adds an entry at the same address, so that a step back
 * closes it and leaves the page where it is. The state of an entry says how many overlays stand there.
 */
const stateKey = 'overlays';

type Overlay = { readonly close: () => void };

/** Open overlays, the outermost first. */
const open: Overlay[] = [];
/** What goes on once a step through the history that is under way has ended; undefined: none is. */
let waiting: (() => void)[] | undefined;
let isWatching = false;

/** Milliseconds after which a step counts as ended though no event said so. */
const stepLimit = 1000;

/** How many overlays the open entry was made for. */
function depth(): number {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  const value = state?.[stateKey];
  return typeof value === 'number' ? value : 0;
}

function endStep(): void {
  const tasks = waiting ?? [];
  waiting = undefined;
  for (const task of tasks) whenStill(task);
  settle();
}

function step(by: number): void {
  const own: (() => void)[] = [];
  waiting = own;
  setTimeout(() => {
    if (waiting === own) endStep();
  }, stepLimit);
  window.history.go(by);
}

/** Does something at once, or after the step that is under way: that would else leave from somewhere else. */
function whenStill(task: () => void): void {
  if (waiting) waiting.push(task);
  else task();
}

/** Leaves entries of overlays that are closed, also where a step forward or a reload led to one. */
function settle(): void {
  if (!waiting && depth() > open.length) step(open.length - depth());
}

function onPop(): void {
  // A step back takes the overlays with it that the entry there does not know.
  for (const overlay of open.splice(depth()).reverse()) overlay.close();
  endStep();
}

/** Follows steps through the history from now on. */
export function watchOverlays(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', onPop);
  settle();
}

/**
 * Adds an overlay that opens to the history.
 * @param close called when a step back closes it
 * @returns takes it out again, for one that closes in another way; further calls do nothing
 */
export function enterOverlay(close: () => void): () => void {
  watchOverlays();
  const overlay: Overlay = { close };
  let isOver = false;
  whenStill(() => {
    if (isOver) return;
    open.push(overlay);
    try {
      window.history.pushState({ ...window.history.state, [stateKey]: open.length }, '');
    } catch {
      // Browsers refuse too many entries in a short time: then a step back leaves the page.
    }
  });
  return () => {
    isOver = true;
    const at = open.indexOf(overlay);
    if (at < 0) return;
    open.splice(at, 1);
    // What closes it may lead elsewhere with the same press, and takes its entry's place then.
    setTimeout(settle);
  };
}

/** Whether the open entry is that of an overlay. */
export const isOverlayEntry = (): boolean => waiting !== undefined || depth() > 0;

/**
 * Goes to another address from inside an overlay: its entry gives way to the new address, so that a step back
 * from there leads to the page, and none leads to an overlay that is gone.
 * @param isHere the address is the open one: nothing is to be added to the history
 * @param navigate gets whether the open entry is replaced
 */
export function leaveOverlays(isHere: boolean, navigate: (replaces: boolean) => void): void {
  whenStill(() => {
    const rest = isHere ? 0 : 1;
    const over = depth();
    if (over > rest) {
      step(rest - over);
      whenStill(() => navigate(true));
    } else navigate(over > 0 || isHere);
  });
}
