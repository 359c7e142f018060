import type { KeyboardEvent } from 'react';
import { arrowStep } from '../../ui/element/arrow-step.ts';

const stops = (within: Element | null | undefined): HTMLElement[] =>
  within ? [...within.querySelectorAll<HTMLElement>('[data-menu-stop]')] : [];

/** The element of a list that is some steps after another, going round at the ends. */
function stepped<T>(list: readonly T[], from: T, by: number): T | undefined {
  return list[(list.indexOf(from) + by + list.length) % list.length];
}

/**
 * Arrow keys in a row of items with dropdowns (the pattern “disclosure navigation” of the ARIA
 * Authoring Practices): left and right go along the row, down goes into the dropdown; inside, all
 * four go along its links, up from the first one goes back to the item. Home and End go to the ends.
 * @param show opens the dropdown of an item
 */
export function stepFocus(event: KeyboardEvent, show: (place: number) => void): void {
  const at = event.target instanceof Element ? event.target : null;
  const cell = at?.closest<HTMLElement>('[data-menu-item]');
  const row = cell?.parentElement;
  if (!at || !cell || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const dropdown = cell.querySelector('[data-menu-dropdown]');
  const inside = dropdown?.contains(at) ?? false;
  const heads = [...row.children].flatMap((each) => stops(each)[0] ?? []);
  const head = stops(cell)[0];
  const links = stops(dropdown);
  const line = inside ? links : heads;
  const here = inside ? (at as HTMLElement) : head;
  if (!here) return;
  const step = arrowStep(event.key);
  const forward = step === 1 || (inside && event.key === 'ArrowDown');
  const back = step === -1 || (inside && event.key === 'ArrowUp');
  let target: HTMLElement | undefined;
  if (inside && event.key === 'ArrowUp' && here === links[0]) target = head;
  else if (forward || back) target = stepped(line, here, forward ? 1 : -1);
  else if (event.key === 'Home') target = line[0];
  else if (event.key === 'End') target = line[line.length - 1];
  else if (event.key === 'ArrowDown' && links.length > 0) {
    event.preventDefault();
    show(Number(cell.dataset.menuItem));
    // It can take the focus only once it is shown.
    requestAnimationFrame(() => links[0]?.focus());
    return;
  }
  if (!target) return;
  event.preventDefault();
  target.focus();
}
