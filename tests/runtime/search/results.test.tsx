// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchQuery } from '../../../runtime/search/search-answer.ts';
import type { SearchService } from '../../../schema/source.generated.ts';
import { openApp } from '../open-app.tsx';
import { answerOf, hit, searchSite, storyHit } from './search-site.ts';

const find = vi.hoisted(() => vi.fn<(query: SearchQuery) => Promise<SearchAnswer>>());
vi.mock('../../../runtime/search/engine/site-search.ts', () => ({
  searchSite: (_: unknown, __: unknown, query: SearchQuery) => find(query),
}));

const pause = (milliseconds: number) =>
  act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));

type Opened = {
  readonly keyword?: string;
  readonly device?: string;
  readonly service?: SearchService;
};

async function openResults(query = '', { keyword = '灯', device = 'desk', service }: Opened = {}) {
  const path = `/sousuo${device === 'phone' ? '-m' : ''}/${encodeURIComponent(keyword)}`;
  const { element } = await openApp(searchSite(service), path + query, { device });
  await pause(0);
  const content = element.querySelector('#content') ?? element;
  return {
    content,
    text: () => content.textContent ?? '',
    links: (label: string) =>
      [...content.querySelectorAll(`nav[aria-label="${label}"] a`)].map((link) => [
        link.textContent?.trim(),
        decodeURI(link.getAttribute('href') ?? ''),
        link.getAttribute('aria-current'),
      ]),
    follow: async (words: string) => {
      const link = [...content.querySelectorAll('a')].find((each) =>
        each.textContent?.includes(words),
      );
      await act(async () => link?.click());
      await pause(0);
    },
  };
}

const many: SearchAnswer = answerOf({
  total: 23,
  hits: [storyHit('a1'), hit({ route: 'home', above: '上级' }, ['首', '页'])],
  kinds: [
    { value: 'stories', count: 18 },
    { value: '', count: 4 },
    { value: 'quiet', count: 1 },
  ],
  years: [
    { value: '2026', count: 12 },
    { value: '2025', count: 6 },
  ],
});

beforeEach(() => {
  find.mockReset();
  find.mockResolvedValue(many);
});

describe('[S-03] the page of results', () => {
  it('says what was searched for and how many were found, and announces it', async () => {
    const { content, text } = await openResults('?nav=x');
    expect(content.querySelector(':is(h1, h2)')?.textContent).toBeTruthy();
    expect(text()).toContain('“灯”共找到 23 条结果');
    const said = [...content.querySelectorAll('[role=status]')].map((each) => each.textContent);
    expect(said).toContain('共找到 23 条结果 第 1 / 3 页');
    expect(find).toHaveBeenCalledWith({ keyword: '灯', sort: 'best', page: 1, size: 10 });
  });

  it('shows each with its way, day, title and excerpt, marked', async () => {
    const { content } = await openResults();
    const [first, second] = content.querySelectorAll('section ol > li');
    expect(first?.textContent).toBe('故事要闻2026-03-01a1 灯正文');
    expect(first?.querySelector('mark')?.textContent).toBe('灯');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/story/a1');
    expect(second?.textContent).toBe('页面上级首页正文');
  });

  it('offers its kinds, years and orders as addresses that keep the rest; no tab without a name', async () => {
    const { links } = await openResults('?nav=x&kind=stories&page=2');
    const at = (query: string) => `/sousuo/灯?nav=x${query}`;
    expect(links('结果分类')).toEqual([
      ['全部 23', at(''), null],
      ['故事 18', at('&kind=stories'), 'true'],
      ['页面 4', at('&kind='), null],
    ]);
    expect(links('年份')).toEqual([
      ['全部', at('&kind=stories'), 'true'],
      ['202612', at('&kind=stories&year=2026'), null],
      ['20256', at('&kind=stories&year=2025'), null],
    ]);
    expect(links('排序')).toEqual([
      ['最相关', at('&kind=stories'), 'true'],
      ['最新', at('&kind=stories&sort=newest'), null],
    ]);
    expect(links('分页').map(([name]) => name)).toEqual(['1', '2', '3', '下一页']);
  });

  it('asks for what the address says, and for nothing that it does not know', async () => {
    await openResults('?kind=&year=2025&sort=newest&page=3');
    const asked = { keyword: '灯', kind: '', year: '2025', sort: 'newest', page: 3, size: 10 };
    expect(find).toHaveBeenLastCalledWith(asked);
    await openResults('?kind=constructor&year=12&sort=x&page=-1');
    expect(find).toHaveBeenLastCalledWith({ keyword: '灯', sort: 'best', page: 1, size: 10 });
  });

  it('keeps a kind or year that has nothing any more among the choices', async () => {
    const { links } = await openResults('?kind=notes&year=2019');
    expect(links('结果分类').at(-1)).toEqual(['公告 0', '/sousuo/灯?kind=notes&year=2019', 'true']);
    expect(links('年份').at(-1)?.[0]).toBe('20190');
  });

  it('folds years and order away on the phone', async () => {
    const { content, links } = await openResults('?year=2026', { device: 'phone' });
    const fold = content.querySelector('button[aria-expanded]');
    expect(fold?.textContent).toBe('筛选与排序2026');
    const panel = document.getElementById(fold?.getAttribute('aria-controls') ?? '');
    expect(panel?.hidden).toBe(true);
    await act(async () => (fold as HTMLElement).click());
    expect([fold?.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['true', false]);
    expect(links('排序').length).toBe(2);
    expect(content.querySelector('section :is(h1, h2)')?.textContent).toContain('“灯”');
  });

  it('sets apart what has some of the words', async () => {
    find.mockResolvedValue(answerOf({ some: [storyHit('a2')] }));
    const { content, text } = await openResults('', { keyword: '灯 海' });
    expect(text()).toContain('没有同时包含所有词的内容。');
    const said = [...content.querySelectorAll('p:not([role])')].map((each) => each.textContent);
    // It stands where the number would, and only there.
    expect(said.filter((each) => each === '' || each?.includes('没有同时包含'))).toHaveLength(1);
    const part = content.querySelector('section section');
    expect(part?.querySelector('h2, h3')?.textContent).toBe('只包含部分词的内容');
    expect(part?.querySelectorAll('li').length).toBe(1);
    expect(text()).not.toContain('共找到');
    expect(content.querySelector('section nav')).toBeNull();
  });

  it('blames the filters where they leave nothing, and takes them back', async () => {
    find.mockImplementation(async ({ kind, year }) => ((kind ?? year) ? answerOf({}) : many));
    const { content, text, links, follow } = await openResults('?nav=x&kind=notes&year=2019');
    expect(text()).toContain('当前筛选条件下没有与“灯”有关的内容');
    expect(text()).not.toContain('没有找到');
    expect(links('结果分类').at(-1)?.[0]).toBe('公告');
    // What was used to choose stays where it was.
    expect(links('排序').length).toBe(2);
    await follow('清除筛选条件');
    expect(text()).toContain('共找到 23 条结果');
    expect(content.querySelectorAll('section ol > li').length).toBe(2);
  });

  it('blames the keyword where it finds nothing without filters, either', async () => {
    find.mockResolvedValue(answerOf({}));
    const { text } = await openResults('?kind=notes');
    expect(text()).toContain('没有找到与“灯”有关的内容');
    expect(text()).not.toContain('筛选条件下');
  });

  it('blames the filters for what has some of the words only, where they hide what has all', async () => {
    const some = answerOf({ some: [storyHit('a2')] });
    find.mockImplementation(async ({ kind }) => (kind === undefined ? many : some));
    const { content, text } = await openResults('?kind=stories', { keyword: '灯 海' });
    expect(text()).toContain('当前筛选条件下没有');
    expect(text()).not.toContain('没有同时包含');
    expect(content.querySelectorAll('section section ol > li').length).toBe(1);
  });

  it('leaves out what this visitor may not open, and says in which language a text is', async () => {
    find.mockResolvedValue(
      answerOf({ hits: [hit({ route: 'closed' }), storyHit('a1', { language: 'en' })] }),
    );
    const { content } = await openResults();
    expect(content.querySelectorAll('section ol > li').length).toBe(1);
    expect(content.querySelector('section ol a')?.getAttribute('lang')).toBe('en');
  });

  it('says that there is nothing, and where to look', async () => {
    find.mockResolvedValue(answerOf({}));
    const { content, text } = await openResults('', { keyword: '水母' });
    expect(text()).toContain('没有找到与“水母”有关的内容');
    const seen = [...content.querySelectorAll('p:not([role])')].map((each) => each.textContent);
    expect(seen).not.toContain('共找到 0 条结果');
    expect(seen).not.toContain('');
    expect(
      [...content.querySelectorAll('a')].some(({ textContent }) => textContent === '看看首页'),
    ).toBe(true);
  });
});

describe('the page of results of a search service', () => {
  const asked = (url: string): SearchService => ({
    url,
    items: 'data',
    fields: { title: 'title', link: 'link' },
  });

  it.each([
    ['/find?q={keyword}', 0],
    ['/find?q={keyword}&by={sort}', 2],
  ])('%s is offered %i orders', async (url, count) => {
    const { links } = await openResults('', { service: asked(url) });
    expect(links('排序').length).toBe(count);
  });

  it('has no number for a year that the service did not count', async () => {
    find.mockResolvedValue(answerOf({ total: 37, hits: [storyHit('a1')] }));
    const { links } = await openResults('?year=2026', { service: asked('/find?q={keyword}') });
    expect(links('年份').map(([name]) => name)).toEqual(['全部', '2026']);
  });

  it('labels what stands on another host with its name', async () => {
    const href = 'https://library.example/book';
    find.mockResolvedValue(
      answerOf({ hits: [hit({ href }, ['灯', '塔']), hit({ href: '/shouye' })] }),
    );
    const { content } = await openResults('', { service: asked('/find?q={keyword}') });
    const [first, second] = content.querySelectorAll('section ol > li');
    expect(first?.textContent).toMatch(/^library\.example灯塔/);
    expect(second?.textContent).toMatch(/^页面/);
  });
});

describe('a search that takes its time', () => {
  it.each(['', '?kind=stories&year=2025'])(
    'keeps the places of what it may narrow down (%s), and shows nothing that may go again',
    async (query) => {
      find.mockReturnValue(new Promise(() => {}));
      const { content } = await openResults(query);
      expect(content.querySelectorAll('section nav')).toHaveLength(0);
      expect(content.querySelectorAll('section a')).toHaveLength(0);
      await pause(200);
      expect(content.querySelector('section [aria-busy]')).not.toBeNull();
    },
  );

  it('shows the places of its results after 150 ms, and never what another keyword found', async () => {
    const { content, text, follow } = await openResults();
    let answer = (_: SearchAnswer): void => {};
    find.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await follow('最新');
    expect(content.querySelector('[aria-busy] ol')).not.toBeNull();
    expect(content.querySelector('p[role=status]')?.textContent).toBe('');
    const field = content.querySelector('input');
    if (field) field.value = '海';
    await act(async () => content.querySelector('form')?.requestSubmit());
    expect(text()).toContain('“海”的搜索结果');
    expect(content.querySelector('section ol')).toBeNull();
    expect(text()).not.toContain('正在搜索');
    await pause(200);
    expect(text()).toContain('正在搜索');
    await act(async () => answer(answerOf({ hits: [storyHit('new')] })));
    await pause(320);
    expect(text()).not.toContain('正在搜索');
    expect(content.querySelector('section ol')?.textContent).toContain('new');
  });

  it('says that it failed, and tries again', async () => {
    find.mockRejectedValue(new Error('broken'));
    const { content, text } = await openResults();
    expect(content.querySelector('div[role=alert]')?.textContent).toContain('搜索暂时出了问题');
    expect(text()).not.toContain('没有找到');
    find.mockResolvedValue(many);
    await act(async () => [...content.querySelectorAll('button')].at(-1)?.click());
    await pause(0);
    expect(text()).toContain('共找到 23 条结果');
  });
});

it('says what it looked for in the place of a keyword that nothing has', async () => {
  const instead = '灯塔';
  find.mockResolvedValue(answerOf({ instead, hits: [storyHit('a')] }));
  const { content, text } = await openResults('', { keyword: '登塔' });
  expect(text()).toContain('没有找到“登塔”。您是不是要找“灯塔”？');
  expect(text()).toContain('“灯塔”共找到 1 条结果');
  expect(content.querySelector('[role=status]')?.textContent).toContain('您是不是要找“灯塔”？');
});

describe('[D-11] a keyword in the address', () => {
  it.each([
    ['长'.repeat(101), '搜索内容不能超过 100 个字'],
    ['   ', '请输入搜索内容'],
  ])('that cannot be searched for is refused in words', async (keyword, words) => {
    const { text, content } = await openResults('', { keyword });
    expect(content.querySelectorAll('h1')).toHaveLength(1);
    expect(text()).toContain(words);
    expect(find).not.toHaveBeenCalled();
  });

  it('is cleaned of what nobody sees', async () => {
    await openResults('', { keyword: 'a\u0000b\u202e c\n' });
    expect(find).toHaveBeenCalledWith(expect.objectContaining({ keyword: 'a b  c' }));
  });

  it.each([
    ['a\u0000b', 'a b'],
    ['\u202e招生', '招生'],
  ])('%j is cleaned before it gets there', async (typed, kept) => {
    const { content, links } = await openResults();
    const field = content.querySelector('input');
    if (field) field.value = typed;
    await act(async () => content.querySelector('form')?.requestSubmit());
    await pause(0);
    expect(links('排序')[0]?.[1]?.split('?')[0]).toBe(`/sousuo/${kept}`);
  });

  it.each(['🌊海', '<img src=x onerror=alert(1)>', '(.*)+$', '"', '%'])(
    '%s is text',
    async (keyword) => {
      const { content, text } = await openResults('', { keyword });
      expect(text()).toContain(keyword);
      expect(content.querySelector('img')).toBeNull();
    },
  );
});
