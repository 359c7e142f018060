/** Event on `window` that says that the page does what it is pressed for. */
export const liveEvent = 'site-live';

/**
 * Keeps a press of a button that comes before the page can do anything, and does it then. A later one takes its
 * place. Links are followed by the browser meanwhile.
 */
export function earlyPress(): void {
  let pressed: HTMLElement | undefined;
  const keep = (event: MouseEvent): void => {
    const { target } = event;
    const button =
      target instanceof Element ? target.closest<HTMLElement>('#root button') : undefined;
    if (!button || !event.isTrusted) return;
    pressed = button;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', keep, true);
  addEventListener(
    liveEvent,
    () => {
      removeEventListener('click', keep, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
