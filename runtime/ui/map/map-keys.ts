import { listenTo } from './listen-to.ts';
import { bringToMiddle, wholeMap, zoomAt, zoomStep } from './map-view.ts';
import type { MovableMap } from './movable-map.ts';
import { isArrowKey, nextPlace } from './next-place.ts';

/** The middle of an element, in CSS pixels from the corner of the window. */
function middleIn(
  frame: HTMLElement,
  element: Element,
): { readonly x: number; readonly y: number } {
  const outer = frame.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - outer.left, y: top + height / 2 - outer.top };
}

/** What stands for a place of the map: the first part of its link. */
const pinOf = (link: Element): Element => link.firstElementChild ?? link;

/**
 * Has a map follow the keyboard: what has the focus in it is shown.
 * @param element the window onto the map
 * @returns ends it
 */
export function followKeys(element: HTMLElement, { view, change }: MovableMap): () => void {
  const step = (steps: 1 | -1): void =>
    change((now, space) =>
      zoomAt(now, zoomStep ** steps, { x: space.width / 2, y: space.height / 2 }, space),
    );
  /** Arrows lead from pin to pin as they lie, + - 0 change the size. */
  const pressKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === '+' || key === '=') step(1);
    else if (key === '-') step(-1);
    else if (key === '0') change(() => wholeMap);
    else if (isArrowKey(key)) {
      const links = [...element.querySelectorAll('a')];
      const places = links.map((link) => middleIn(element, pinOf(link)));
      const next = nextPlace(places, links.indexOf(event.target as HTMLAnchorElement), key);
      if (next === undefined) return;
      links[next]?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  };
  /** What a pointer gives the focus to is in the window, and stays below it. */
  const bringIntoView = ({ target }: FocusEvent): void => {
    if (view().zoom === 1) return;
    const link = target as Element;
    if (link.tagName !== 'A' || !link.matches(':focus-visible')) return;
    const at = middleIn(element, pinOf(link));
    change((now, space) => bringToMiddle(now, at, space));
  };
  return listenTo(element, { keydown: pressKey, focusin: bringIntoView });
}
