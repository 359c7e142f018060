// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it('names its marks', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'logos',
        title: 'Partners',
        items: [
          { name: 'Archive', src: '/a.svg', link: 'https://archive.example/' },
          { name: 'Theatre', src: '/t.svg' },
        ],
      },
    ],
  });
  const marks = [...element.querySelectorAll('#content li')];
  expect(
    marks.map((each) => [each.textContent, each.querySelector('img')?.getAttribute('src')]),
  ).toEqual([
    ['Archive', '/a.svg'],
    ['Theatre', '/t.svg'],
  ]);
  expect(marks.map((each) => each.querySelector('a')?.getAttribute('href'))).toEqual([
    'https://archive.example/',
    undefined,
  ]);
});
