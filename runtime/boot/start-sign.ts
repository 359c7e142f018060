/** The message in the page's HTML for the case that no script comes. */
const unstarted = '.boot-late';

/** Takes that message away once the first script runs: failures from now on are shown by it. */
export function signalStarted(container: HTMLElement): void {
  container.querySelector(unstarted)?.remove();
  container.dataset.started = '';
}

/** Event on `window` that says that the page does what it is pressed for. */
export const liveEvent = 'site-live';

/** Has presses that came before this be done, and lets go of those that come. */
export function signalPressable(): void {
  dispatchEvent(new Event(liveEvent));
}

/** Says of the page that it was painted: what waited for that may be loaded. */
export function signalPainted(container: HTMLElement): void {
  container.dataset.painted = '';
}

/** Says of the page that all of it can be used, and that it shows what is known of the visitor and of today. */
export function signalLive(container: HTMLElement): void {
  container.dataset.live = '';
}

/** Whether the first script of the page did run. */
export const hasStarted = (container: Element): boolean =>
  container.querySelector(unstarted) === null;

/** Calls a function once the first script runs. */
export function onStart(container: Element, act: () => void): void {
  const seen = new MutationObserver(() => {
    if (!hasStarted(container)) return;
    seen.disconnect();
    act();
  });
  seen.observe(container, { childList: true });
}
