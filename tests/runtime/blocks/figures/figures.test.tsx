// @vitest-environment jsdom
import { expect, it } from 'vitest';
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
