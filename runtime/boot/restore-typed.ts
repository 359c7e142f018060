import { beforeReload } from '../resources/reload-once.ts';
import { lateAfter } from '../resources/time-limit.ts';
import { keepTypedText, type TypedText, textFields, typedKey } from '../resources/typed-text.ts';

/** What opens the search: unlike the menu's, its button does not say whether it is open. */
const searchButton = 'header [aria-haspopup="dialog"]:not([aria-expanded])';

const isTyped = (value: unknown): value is TypedText => {
  const { name, value: text } = (value ?? {}) as Partial<TypedText>;
  return typeof name === 'string' && typeof text === 'string';
};

/** What was typed before this load. It is read once, and forgotten with the page. */
function readTyped(): readonly TypedText[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null');
    sessionStorage.removeItem(typedKey);
    const { address, fields } = (kept ?? {}) as { address?: unknown; fields?: unknown };
    return address === window.location.href && Array.isArray(fields) ? fields.filter(isTyped) : [];
  } catch {
    // No storage, or nothing of ours in it.
    return [];
  }
}

/** Sets the value of a field as a visitor would: React hears of it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Fills the fields that stand there; hands back what there is no field for yet. */
function fill(all: readonly TypedText[]): readonly TypedText[] {
  const fields = textFields();
  return all.filter((typed) => {
    const field = fields.find(
      (each) => each.name === typed.name && (each.closest('dialog') !== null) === typed.inDialog,
    );
    // Whoever types already knows better.
    if (field && field.value === field.defaultValue) {
      type(field, typed.value);
      if (typed.hasFocus) field.focus({ preventScroll: true });
    }
    return !field;
  });
}

/**
 * Puts what was typed before the page was loaded anew by itself into its fields, as soon as they stand there; from now on
 * what is typed is kept for the next time.
 */
export function restoreTyped(): void {
  beforeReload.act = keepTypedText;
  let left = fill(readTyped());
  if (left.length === 0) return;
  // The one dialog with fields: it was open.
  let isClosed = left.some(({ inDialog }) => inDialog);
  const open = (): void => {
    const button = isClosed && document.querySelector<HTMLElement>(searchButton);
    if (!button) return;
    isClosed = false;
    button.click();
  };
  open();
  const observer = new MutationObserver(() => {
    open();
    left = fill(left);
    if (left.length === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), lateAfter);
}
