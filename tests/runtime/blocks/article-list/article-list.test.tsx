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

it('says of which section each is where there are several', async () => {
  const rows = async (code?: string) => {
    const block = { type: 'articleList', collection: 'some', ...(code ? { code } : {}) } as const;
    const element = await openBlocks({ blocks: [block] });
    return [...element.querySelectorAll('#content li')].map(({ textContent }) => textContent);
  };
  expect((await rows()).filter((row) => row?.includes('要闻'))).toHaveLength(2);
  expect((await rows('x')).filter((row) => row?.includes('要闻'))).toHaveLength(0);
});

it('has the sections beside a list whose address names one, on a desktop', async () => {
  const page = {
    params: { code: 'word' },
    blocks: [{ type: 'articleList', collection: 'some', codeFrom: 'address' } as const],
  };
  const links = async (address: string, device = 'desk') => {
    const element = await openBlocks(page, { address, device });
    return [...element.querySelectorAll('#content nav[aria-label="本页栏目"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  };
  expect(await links('/kaifang/x')).toEqual([
    ['全部', '/kaifang/all', null],
    ['要闻', '/kaifang/x', 'page'],
  ]);
  expect((await links('/kaifang/other'))[0]?.[2]).toBe('page');
  expect(await links('/kaifang-m/x', 'phone')).toEqual([]);
});

it('has no sections beside a list that its route does not open', async () => {
  const routes = [
    { id: 'home', paths: { zh: '/shouye' }, title: '首页', page: 'page' },
    {
      id: 'open',
      paths: { zh: '/kaifang/:word' },
      title: '开放',
      page: 'page',
      values: { word: ['x', 'z'] },
    },
  ];
  const element = await openBlocks(
    {
      params: { code: 'word' },
      blocks: [{ type: 'articleList', collection: 'some', codeFrom: 'address' }],
    },
    { address: '/kaifang/x', site: { routes } },
  );
  const links = [...element.querySelectorAll('#content nav[aria-label="本页栏目"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/kaifang/x']);
});
