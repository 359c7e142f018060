import { lateAfter } from '../resources/time-limit.ts';
import { dropTypedText, forgetTypedText, textFields, typedText } from '../resources/typed-text.ts';

/** Sets the value of a field as a visitor would: React hears of it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function fill(): void {
  const fields = textFields();
  for (const typed of typedText()) {
    const field = fields.find(
      (each) => each.name === typed.name && (each.closest('dialog') !== null) === typed.inDialog,
    );
    if (!field) continue;
    dropTypedText(typed);
    // Whoever types already knows better.
    if (field.value !== field.defaultValue) continue;
    type(field, typed.value);
    if (typed.hasFocus) field.focus({ preventScroll: true });
  }
}

/** Puts what was typed before the page was loaded anew by itself into its fields, as soon as they stand there. */
export function restoreTyped(): void {
  fill();
  if (typedText().length === 0) return;
  const observer = new MutationObserver(() => {
    fill();
    if (typedText().length === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => {
    observer.disconnect();
    forgetTypedText();
  }, lateAfter);
}
