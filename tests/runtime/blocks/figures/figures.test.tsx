// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

it('figures are told with what they count, their unit and their note', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'figures',
        title: '数字',
        items: [
          { value: '12.7', unit: '平方公里', label: '面积', note: '陆域' },
          { value: '96%', label: '办结率' },
        ],
        source: '示例数据',
      },
    ],
  });
  const words = [...element.querySelectorAll('#content dl > div')].map((figure) =>
    [...figure.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );
  expect(words).toEqual([
    ['DT 面积', 'DD 12.7 平方公里', 'DD 陆域'],
    ['DT 办结率', 'DD 96%'],
  ]);
  expect(element.querySelector('#content')?.textContent).toContain('示例数据');
});

const count = (values: readonly string[], more: Partial<Block> = {}): Block =>
  ({
    type: 'figures',
    items: values.map((value) => ({ value, label: `${value}所` })),
    ...more,
  }) as Block;

describe.each(['desk', 'phone'])('figures on a %s', (device) => {
  const address = device === 'phone' ? '/shouye-m' : '/shouye';

  it('are a row across the page where there are four without a title', async () => {
    const element = await openBlocks(
      { blocks: [count(['1', '2', '3', '4']), count(['5', '6', '7'])] },
      { device, address },
    );
    const lists = [...element.querySelectorAll('#content dl')];
    expect(lists.map((list) => list.closest('section') === null)).toEqual([true, false]);
    expect(lists[0]?.textContent).toBe('1所12所23所34所4');
  });

  it('stand in the margin of their picture, with its line', async () => {
    const picture = { src: '/a.svg', alt: '海湾', caption: '示意图' };
    const element = await openBlocks(
      { blocks: [count(['1', '2'], { picture })] },
      { device, address },
    );
    const section = element.querySelector('#content section');
    expect(section?.querySelector('img')?.alt).toBe('海湾');
    expect(section?.textContent).toBe('1所12所2示意图');
  });
});
