// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

type Chart = Extract<Block, { type: 'chart' }>;

const chart: Chart = {
  type: 'chart',
  title: '每年借出',
  head: '年份',
  labels: ['2023', '2024', '2025'],
  series: [
    { name: '纸本', values: [300, null, -120] },
    { name: '电子', values: [1200, 90, 60] },
  ],
};

const tableOf = (element: Element) =>
  [...element.querySelectorAll('#content details tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it('is a picture with words, and has its numbers in a table', async () => {
  const element = await openBlocks({ blocks: [chart] });
  const drawing = element.querySelector('#content svg[role=img]');
  const named = (drawing?.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => element.ownerDocument.getElementById(id)?.textContent);
  expect(named[0]).toBe('每年借出');
  expect(named[1]).toContain('从2023到2025共 2 个值，最小 -120（2025），最大 300（2023）');
  expect(tableOf(element)).toEqual([
    ['年份', '纸本', '电子'],
    ['2023', '300', '1,200'],
    ['2024', '—', '90'],
    ['2025', '-120', '60'],
  ]);
});

it('has bars from zero, downwards where they are negative, and fills that no colour is needed for', async () => {
  const element = await openBlocks({ blocks: [chart] });
  const bars = [...element.querySelectorAll('#content svg[role=img] > g g > rect')];
  expect(bars).toHaveLength(5);
  const [first, below] = bars.map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect((first?.top ?? 0) + (first?.height ?? 0)).toBeCloseTo(below?.top ?? -1);
  const fills = new Set(bars.map((bar) => bar.getAttribute('fill')));
  expect(fills.size).toBe(2);
  for (const fill of fills) {
    const id = /^url\(#(\w+-\d)\)$/.exec(fill ?? '')?.[1] ?? '';
    expect(element.querySelector(`#${id}`)?.tagName).toBe('pattern');
  }
  expect(element.querySelector('#content figure ul')?.textContent).toBe('纸本电子');
});

it('breaks a line where a value is not known, and marks a single value', async () => {
  const series = [{ name: '人', values: [4, null, 9] }];
  const element = await openBlocks({ blocks: [{ ...chart, kind: 'lines', series }] });
  const line = element.querySelector('#content svg[role=img] path:not(pattern path)');
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(element.querySelectorAll('#content svg[role=img] circle')).toHaveLength(2);
});

it('lays bars down below labels that are long, with the value behind each', async () => {
  const labels = ['步行十分钟以内的三个街道，和学校所在的两个街道', '其他街道'];
  const series = [{ name: '比例', values: [0.58, 0.42] }];
  const element = await openBlocks(
    { blocks: [{ ...chart, labels, series, format: { number: 'percent' } }] },
    { device: 'phone' },
  );
  expect(element.querySelector('#content svg[role=img]')).toBeNull();
  expect(
    [...element.querySelectorAll('#content figure li')].map(({ textContent }) => textContent),
  ).toEqual([`${labels[0]}58%`, '其他街道42%']);
});

it('says that there is nothing where no value is known', async () => {
  const series = [{ name: '人', values: [null, null, null] }];
  const element = await openBlocks({ blocks: [{ ...chart, series }] });
  expect(element.querySelector('#content')?.textContent).toContain('这里还没有内容');
  expect(element.querySelector('#content figure')).toBeNull();
});
