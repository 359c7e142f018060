/** Whether keys are typed into an element. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * The key that is pressed with Alt and Shift, as `KeyboardEvent.code`: screen readers and browsers leave these free, and
 * a letter alone may be what somebody says to a program that types by voice (WCAG 2.1.4). Undefined for others, and
 * where somebody types.
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const { altKey, shiftKey, ctrlKey, metaKey, isComposing, target, code } = event;
  return altKey && shiftKey && !ctrlKey && !metaKey && !isComposing && !isTyped(target)
    ? code
    : undefined;
}

/** How that key is written in `aria-keyshortcuts`. */
export const ariaShortcut = (code: string): string => `Alt+Shift+${shownKey(code)}`;

/** What stands on a key. */
export const shownKey = (code: string): string =>
  ({ Equal: '+', Minus: '-', Digit0: '0' })[code] ?? code.replace(/^Key/, '');
