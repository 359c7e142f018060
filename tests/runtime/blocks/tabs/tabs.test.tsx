// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { tabOfKey } from '../../../../runtime/blocks/tabs/tabs.tsx';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const tabs: Block = {
  type: 'tabs',
  title: '馆藏',
  by: 'as',
  items: {
    covers: { title: '封面', blocks: [{ type: 'text', body: ['甲文'] }] },
    titles: { title: '书名', blocks: [{ type: 'text', body: ['乙文'] }] },
  },
};

const shown = (element: Element) =>
  [...element.querySelectorAll('[role=tabpanel]:not([hidden])')].map(
    ({ textContent }) => textContent,
  );

const tabsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('[role=tab]')];

it('has all of its parts in the page, and shows the first', async () => {
  const element = await openBlocks({ blocks: [tabs] });
  expect(shown(element)).toEqual(['封面甲文']);
  expect(element.querySelectorAll('[role=tabpanel]')).toHaveLength(2);
  for (const tab of tabsOf(element)) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
  expect(tabsOf(element).map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

it('shows the part that the address names', async () => {
  const element = await openBlocks({ blocks: [tabs] }, { address: '/shouye?as=titles' });
  expect(shown(element)).toEqual(['书名乙文']);
});

it('is gone through by arrows, and puts the open part into the address', async () => {
  const element = await openBlocks({ blocks: [tabs] });
  const [first, second] = tabsOf(element);
  await act(async () => {
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  expect(shown(element)).toEqual(['书名乙文']);
  expect(document.activeElement).toBe(second);
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(new URL(window.location.href).searchParams.get('as')).toBe('titles');
  await act(async () => first?.click());
  expect(shown(element)).toEqual(['封面甲文']);
});

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['a', 0, false, undefined],
])('takes %s from tab %d (right to left: %s) to %s', (key, from, isRtl, to) => {
  expect(tabOfKey(key, from, 3, isRtl)).toBe(to);
});
