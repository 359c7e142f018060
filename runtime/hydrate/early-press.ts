import { liveEvent } from '../boot/start-sign.ts';

const nameOf = (button: HTMLElement): string =>
  button.getAttribute('aria-label') ?? button.textContent ?? '';

/** A button, or the one that took its place in a page that was put together anew. */
const standing = (button: HTMLElement): HTMLElement | undefined =>
  button.isConnected
    ? button
    : [...document.querySelectorAll<HTMLElement>('#root button')].find(
        (each) => nameOf(each) === nameOf(button),
      );

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
      if (pressed) standing(pressed)?.click();
    },
    { once: true },
  );
}
