/** What a visitor does to a page; whoever does that is not taken elsewhere. */
export const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Attribute of a script that says that the visitor did something before the page was started. */
const actedAttribute = 'data-acted';

/** Has a script's element say so once the visitor does something. */
export function noteActs(script: Element): void {
  const note = (): void => script.setAttribute(actedAttribute, '');
  for (const act of acts) addEventListener(act, note, { once: true, passive: true, capture: true });
}

/** Whether the visitor did something before the page was started. */
export const hasActed = (): boolean => document.querySelector(`[${actedAttribute}]`) !== null;
