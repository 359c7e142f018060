// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ariaShortcut, shortcutOf } from '../../../runtime/aids/shortcut.ts';

const press = (init: KeyboardEventInit, target: HTMLElement = document.body) => {
  let found: string | undefined;
  const onKey = (event: KeyboardEvent): void => {
    found = shortcutOf(event);
  };
  document.addEventListener('keydown', onKey);
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  document.removeEventListener('keydown', onKey);
  return found;
};

it('is a key with Alt and Shift, and nothing else', () => {
  const both = { altKey: true, shiftKey: true, code: 'KeyR' };
  expect(press(both)).toBe('KeyR');
  expect(press({ ...both, shiftKey: false })).toBe(undefined);
  expect(press({ ...both, altKey: false })).toBe(undefined);
  // AltGr of Windows, and the keys of VoiceOver.
  expect(press({ ...both, ctrlKey: true })).toBe(undefined);
  expect(press({ ...both, metaKey: true })).toBe(undefined);
  expect(press({ ...both, isComposing: true })).toBe(undefined);
});

it.each(['input', 'textarea', 'select'])('leaves keys that are typed into %s alone', (name) => {
  const field = document.body.appendChild(document.createElement(name));
  expect(press({ altKey: true, shiftKey: true, code: 'KeyR' }, field)).toBe(undefined);
});

it.each([
  ['KeyR', 'Alt+Shift+R'],
  ['Digit0', 'Alt+Shift+0'],
  ['Equal', 'Alt+Shift++'],
])('writes %s for screen readers', (code, written) => {
  expect(ariaShortcut(code)).toBe(written);
});
