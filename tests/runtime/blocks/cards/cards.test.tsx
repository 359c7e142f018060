// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { unevenRows } from '../../../../runtime/ui/section/uneven-rows.ts';
import type { Block, Card } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const long = '一个很长很长的标题'.repeat(7).slice(0, 60);
const items: Card[] = [
  {
    title: '图书馆',
    text: '朝海',
    meta: '步道西端',
    link: '/shouye',
    picture: { src: '/a.svg' },
  },
  { title: long, picture: { src: '/b.svg', alt: '海湾', caption: '不在这里显示' } },
  { title: '码头', link: 'https://example.org/' },
];
const cards: Block = { type: 'cards', title: '去处', items };

describe('rows of unequal columns', () => {
  it.each([
    [1, false, 'full'],
    [2, false, 'major minor'],
    [3, false, 'first second third'],
    [4, false, 'full first second third'],
    [5, false, 'major minor first second third'],
    [3, true, 'full major minor'],
    [4, true, 'major minor major minor'],
  ])('%i things, in a column: %s', (count, inColumn, places) => {
    expect(unevenRows(count, inColumn).join(' ')).toBe(places);
  });
});

describe.each(['desk', 'phone'])('cards on a %s', (device) => {
  it('are one list, each with a heading below the title of the block', async () => {
    const element = await openBlocks({ blocks: [cards] }, { device });
    const cells = [...element.querySelectorAll('#content li')];
    expect(cells.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      '图书馆',
      long,
      '码头',
    ]);
    expect(cells.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
      device === 'phone' ? '/shouye-m' : '/shouye',
      undefined,
      'https://example.org/',
    ]);
    expect(cells[1]?.querySelector('img')?.alt).toBe('海湾');
    expect(cells[2]?.querySelector('img')).toBeNull();
    expect(element.textContent).not.toContain('不在这里显示');
  });

  it('take the heading of the block where it has none', async () => {
    const element = await openBlocks({ blocks: [{ type: 'cards', items }] }, { device });
    expect(element.querySelectorAll('#content h2')).toHaveLength(3);
  });
});

describe.each(['desk', 'phone'])('numbered cards on a %s', (device) => {
  it('are an ordered list beside the picture of the first', async () => {
    const element = await openBlocks(
      { blocks: [{ ...cards, numbered: true } as Block] },
      { device, address: device === 'phone' ? '/shouye-m' : '/shouye' },
    );
    const rows = [...element.querySelectorAll('#content ol > li')];
    expect(rows.map((row) => row.querySelector('[aria-hidden]')?.textContent)).toEqual([
      '1',
      '2',
      '3',
    ]);
    // The large picture is the first one's: it has none in the list.
    expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([0, 1, 0]);
    expect(element.querySelectorAll('#content img')).toHaveLength(2);
    expect(rows[0]?.querySelector('h3 a')?.textContent).toBe('图书馆');
  });
});
