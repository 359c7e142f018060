// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

const { model, file } = await siteWithContent('site');

const local = (address: string | null | undefined): string => {
  const { pathname, search } = new URL(address ?? '', 'http://site.test');
  return decodeURI(pathname) + search;
};

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

async function open(address: string, device = 'desktop') {
  answerWith(file);
  const { element } = await openApp(model, address, { device });
  // What is in no first page has to be loaded.
  for (let turn = 0; turn < 5; turn += 1)
    await act(async () => new Promise((go) => setTimeout(go)));
  const head = (links: string) =>
    [...document.querySelectorAll(`link${links}`)].map((link) => local(link.getAttribute('href')));
  return {
    element,
    canonical: head('[rel=canonical]')[0],
    pairs: head('[hreflang]:not([hreflang=x-default])').sort(),
    byDefault: head('[hreflang=x-default]')[0],
    phones: head('[media]'),
    other: local(element.querySelector('footer a[hreflang]')?.getAttribute('href')),
  };
}

describe('the canonical address', () => {
  it.each([
    ['/newsListPage/news/all?page=2', '/newsListPage/news/all?page=2'],
    ['/newsListPage/news/all?page=0', '/newsListPage/news/all'],
    ['/newsListPage/news/all?page=1', '/newsListPage/news/all'],
    ['/newsListPage/news/all?page=1.5', '/newsListPage/news/all'],
    ['/newsListPage/news/all?year=1999', '/newsListPage/news/all'],
    ['/newsListPage/news/all?year=abc&utm=1', '/newsListPage/news/all'],
    ['/newsListPage/news/all?year=2025', '/newsListPage/news/all?year=2025'],
    ['/news?code=ghost', '/news'],
    ['/news?code=theme&page=7', '/news?code=theme'],
    ['/Schooldetail?code=beichen', '/Schooldetail?code=beichen'],
    ['/institutions/lists?utm=3', '/institutions/lists'],
  ])('of %s is that of what is shown', async (asked, shown) => {
    expect((await open(asked)).canonical).toBe(shown);
  });

  it('of a page behind the last one is the last, and so is its title', async () => {
    const { canonical, element } = await open('/newsListPage/news/all?page=99');
    const cells = [...element.querySelectorAll('[aria-current=page]')];
    const current = cells.find((each) => /^\d+$/.test(each.textContent ?? ''))?.textContent;
    expect(canonical).toBe(`/newsListPage/news/all?page=${current}`);
    expect(document.title).toContain(`第 ${current} 页`);
  });
});

describe('a section in other languages', () => {
  const sides = ['/news?code=parkDynamic', '/EN/NewsTrends?code=enparkDynamic'] as const;
  it.each([
    [sides[0], sides[1]],
    [sides[1], sides[0]],
  ])('is the one that is declared, from both sides: %s', async (own, partner) => {
    const { pairs, other } = await open(own);
    expect(pairs).toEqual([own, partner].sort());
    expect(other).toBe(partner);
  });

  it('is the page where there is no such section, and then no pair', async () => {
    const { pairs, other } = await open('/news?code=parkDangJian');
    expect(pairs).toEqual([]);
    expect(other).toBe('/EN/NewsTrends');
  });
});

describe('the links of a page', () => {
  const article = '/newsDetail/first-lesson/2026-03-02/article';
  const phone = '/newsDetailH5/first-lesson/2026-03-02/article';

  it('join desktop pages with desktop pages and phone pages with phone pages', async () => {
    expect(await open(article)).toMatchObject({
      canonical: article,
      pairs: [`/EN${article}`, article],
      byDefault: article,
      phones: [phone],
    });
    expect(await open(`/EN${phone}`, 'mobile')).toMatchObject({
      canonical: `/EN${article}`,
      pairs: [`/EN${phone}`, phone],
      byDefault: phone,
      phones: [],
    });
  });

  it('of a page that another one stands for name that one alone', async () => {
    expect(await open('/relationHomePage/newsDetail/first-lesson')).toMatchObject({
      canonical: article,
      pairs: [],
      phones: [],
    });
  });

  it.each(['/search/海', '/bigShare', '/nowhere'])(
    'are none where search engines keep it out: %s',
    async (address) => {
      expect(await open(address)).toMatchObject({ canonical: undefined, pairs: [], phones: [] });
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    },
  );
});

describe('what was searched for', () => {
  it.each([
    ['/search/招生%2F100%25?nav=x&year=2025', '/EN/search/招生%2F100%'],
    ['/EN/search/blue tide', '/search/blue tide'],
  ])(
    '%s is searched for in the other language at %s, which is no translation',
    async (at, there) => {
      const { pairs, other } = await open(at);
      expect(other).toBe(there);
      expect(pairs).toEqual([]);
    },
  );
});

describe('the field for the number of a page', () => {
  it.each([
    ['0', '1'],
    ['1.5', '2'],
    ['abc', '1'],
  ])('says for %s where that leads', async (wanted, shown) => {
    const { element } = await open('/newsListPage/news/all');
    const field = element.querySelector<HTMLInputElement>('form input[inputmode=numeric]');
    if (!field) throw new Error('no field');
    field.value = wanted;
    await act(async () => field.form?.requestSubmit());
    expect(field.value).toBe(shown);
  });
});
