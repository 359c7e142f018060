// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openBlocks } from '../open-blocks.tsx';

it.each(['desk', 'phone'])('shows chosen fields, sorted by one, on a %s', async (device) => {
  const element = await openBlocks(
    {
      blocks: [
        {
          type: 'articleList',
          collection: 'some',
          sort: { by: 'title' },
          fields: ['note', { field: 'date', label: '收入', format: { day: 'year' } }, 'code'],
        },
      ],
    },
    { device },
  );
  const text = element.querySelector('#content')?.textContent ?? '';
  // Bing, jia, yi.
  const places = ['丙', '甲', '乙'].map((title) => text.indexOf(title));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(
    [...element.querySelectorAll('#content li li')].map(({ textContent }) => textContent),
  ).toEqual(['栏目 要闻', '备注 备注甲', '收入 2026', '栏目 要闻']);
});
