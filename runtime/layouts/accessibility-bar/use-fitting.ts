import { type RefObject, useLayoutEffect, useState } from 'react';

/** Room between the parts of the row, in px; see bar-row.module.css. */
const gap = 20;

/** Words are a little wider once they are bold. */
const slack = 8;

type Widths = { readonly fixed: number; readonly units: readonly number[] };

const wideOf = (element: Element | undefined | null): number =>
  element?.getBoundingClientRect().width ?? 0;

/** Widths in a row that shows all of its units: groups, then the single buttons of the last one. */
function measure(row: HTMLElement): Widths {
  const fieldsets = [...row.querySelectorAll(':scope > fieldset')];
  const last = fieldsets.pop();
  const buttons = [...(last?.querySelectorAll('button') ?? [])];
  // Alone, the button below a longer name takes the room of the name.
  const more = Math.max(wideOf(buttons.pop()), wideOf(last?.querySelector('legend')));
  const [title] = row.children;
  const end = row.children[row.children.length - 1];
  return {
    fixed: wideOf(title) + wideOf(end) + more + 2 * gap + slack,
    units: [...fieldsets.map((each) => wideOf(each) + gap), ...buttons.map(wideOf)],
  };
}

/** How many units, one after the other, have room beside what is always there. */
function fittingIn(width: number, { fixed, units }: Widths): number {
  let left = width - fixed;
  const at = units.findIndex((unit) => {
    left -= unit;
    return left < 0;
  });
  return at < 0 ? units.length : at;
}

/**
 * How many of a row's units fit in it: all are measured before they are painted, and again when there are others.
 * @param count of units
 */
export function useFitting(row: RefObject<HTMLElement | null>, count: number): number {
  const [measured, setMeasured] = useState<{ count: number; widths: Widths }>();
  const [width, setWidth] = useState(0);
  const widths = measured?.count === count ? measured.widths : undefined;
  useLayoutEffect(() => {
    if (row.current && !widths) setMeasured({ count, widths: measure(row.current) });
  }, [row, count, widths]);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = (): void => setWidth(element.clientWidth);
    follow();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return widths ? fittingIn(width, widths) : count;
}
