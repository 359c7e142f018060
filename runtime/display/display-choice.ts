import type { Display } from '../state/display.ts';

const key = 'site-display';

/** What can be chosen, whatever of. */
const choices = /^(?:true|light|dark|usual|large(?:r|st)?|wide|more)$/;

/** Keeps the visitor's choice of how pages look, for this and later visits. */
export function keepDisplay(display: Display): void {
  try {
    localStorage.setItem(key, JSON.stringify(display));
  } catch {
    // Storage may be closed to us (private windows); then the choice holds for this page.
  }
}

/** The choice that was kept; whatever else stands there is none. Undefined where nothing can be kept. */
export function readDisplay(): Display | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(
      Object.entries(value ?? {}).filter(([, chosen]) => choices.test(String(chosen))),
    );
  } catch {
    // Somebody else's text under this name is no choice.
    return {};
  }
}
