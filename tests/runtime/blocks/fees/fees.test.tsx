// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

const block = {
  type: 'fees',
  title: '收费',
  head: '项目',
  currency: 'CNY',
  columns: ['读者', '访客'],
  rows: [
    { label: '借书证', note: '当场办理', fees: [0, null] },
    { label: '复印', fees: [0.2, 1200] },
    { label: '报告厅', fees: [800, '面议'] },
  ],
  notes: ['凭证件。'],
} as const;

it('writes amounts in their currency, in a table whose cells have heads', async () => {
  const element = await openBlocks({ blocks: [structuredClone(block) as never] });
  const rows = [...element.querySelectorAll('#content tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['项目', '读者', '访客'],
    ['借书证当场办理', '免费', '—无'],
    ['复印', '¥0.20', '¥1,200'],
    ['报告厅', '¥800', '面议'],
  ]);
  expect(element.querySelectorAll('#content tbody th[scope=row]')).toHaveLength(3);
  expect(element.querySelector('#content')?.textContent).toContain('凭证件。');
});

it('says on a phone of each amount for whom it is', async () => {
  const element = await openBlocks(
    { blocks: [structuredClone(block) as never] },
    { device: 'phone' },
  );
  expect(element.querySelector('#content table')).toBeNull();
  const [, copies] = element.querySelectorAll('#content dl');
  expect(copies?.parentElement?.querySelector('h3')?.textContent).toBe('复印');
  expect([...(copies?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '读者¥0.20',
    '访客¥1,200',
  ]);
});
