// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { setDisplayAttributes } from '../../../runtime/display/display-attributes.ts';
import { keepDisplay, readDisplay } from '../../../runtime/display/display-choice.ts';
import type { Display } from '../../../runtime/state/display.ts';

afterEach(() => localStorage.clear());

const shown = (display: Display, systemDark = false) => {
  setDisplayAttributes(display, systemDark);
  return { ...document.documentElement.dataset };
};

it('says how pages look while the bar is there, and the theme always', () => {
  const all: Display = {
    theme: 'dark',
    care: true,
    text: 'larger',
    spacing: 'wide',
    contrast: 'more',
    pointer: 'large',
    simple: true,
    pinyin: true,
    ruler: true,
    folded: true,
  };
  expect(shown(all)).toEqual({
    theme: 'dark',
    care: 'true',
    text: 'larger',
    spacing: 'wide',
    contrast: 'more',
    pointer: 'large',
    simple: 'true',
    pinyin: 'true',
    folded: 'true',
  });
  const { care: _, ...left } = all;
  expect(shown(left)).toEqual({ theme: 'dark' });
  expect(shown({ care: true, text: 'usual' })).toEqual({ care: 'true' });
  expect(shown({}, true)).toEqual({ theme: 'dark' });
  expect(shown({ theme: 'light' }, true)).toEqual({});
});

it('keeps what was chosen, and takes nothing else for a choice', () => {
  expect(readDisplay()).toEqual({});
  keepDisplay({ care: true, text: 'large' });
  expect(readDisplay()).toEqual({ care: true, text: 'large' });
  localStorage.setItem(
    'site-display',
    '{"care":"yes","text":"huge","theme":"dark","ruler":true,"x":1,"constructor":2}',
  );
  expect(readDisplay()).toEqual({ theme: 'dark', ruler: true });
  for (const text of ['{', 'null', '[]', '"care"']) {
    localStorage.setItem('site-display', text);
    expect(readDisplay()).toEqual({});
  }
});
