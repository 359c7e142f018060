// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const open = (more: object = {}, device = 'desk') =>
  openBlocks(
    { blocks: [{ type: 'directory', collection: 'some', fields: ['note'], ...more }] },
    { device },
  );

const groups = (element: Element) =>
  [...element.querySelectorAll('#content section section')].map((group) => [
    group.querySelector('h2')?.textContent,
    ...[...group.querySelectorAll('li')].map(({ textContent }) => textContent),
  ]);

/** Types into the search field, as React hears it. */
async function find(element: Element, text: string): Promise<void> {
  const field = element.querySelector<HTMLInputElement>('#content input[type=search]');
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it.each(['desk', 'phone'])(
  'lists people by letter, in the order of the letters, on a %s',
  async (device) => {
    const element = await open({}, device);
    expect(groups(element)).toEqual([
      ['B', '丙'],
      ['J', '甲备注甲'],
      ['Y', '乙'],
    ]);
    expect(element.querySelector('#content nav')?.textContent).toBe('BJY');
    for (const link of element.querySelectorAll('#content nav a')) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
    }
  },
);

it('lists people by section, those without one last', async () => {
  expect(groups(await open({ groupBy: 'code' }))).toEqual([
    ['要闻', '甲备注甲', '丙'],
    [undefined, '乙'],
  ]);
});

it('finds people by name, by pinyin, and by what is said of them', async () => {
  const element = await open();
  const status = () => element.querySelector('#content [role=status]')?.textContent;
  expect(status()).toBe('共 3 人');
  await find(element, 'J');
  expect(groups(element)).toEqual([['J', '甲备注甲']]);
  await find(element, '备注');
  expect(groups(element)).toEqual([['J', '甲备注甲']]);
  await find(element, '乙 丙');
  expect(groups(element)).toEqual([]);
  expect(status()).toBe('没有找到相关人员');
});
