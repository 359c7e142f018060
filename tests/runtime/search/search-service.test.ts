// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { highlightedHtml } from '../../../runtime/search/engine/highlighted-html.ts';
import { searchService } from '../../../runtime/search/engine/search-service.ts';
import type { SearchQuery } from '../../../runtime/search/search-answer.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { SearchService } from '../../../schema/source.generated.ts';

const fixture = (name: string): string => readFileSync(`tests/fixtures/search/${name}`, 'utf8');
const openSearch: SearchService = parse(fixture('opensearch.yaml'));
const table = {
  language: 'zh',
  collections: { news: { size: 10, type: 'article', types: {}, codes: {}, fields: [] } },
} satisfies Pick<RouteTable, 'language' | 'collections'>;
const query: SearchQuery = { keyword: '招生', sort: 'best', page: 2, size: 10 };

const fetched = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function ask(service: SearchService, body: string, how: Partial<SearchQuery> = {}) {
  fetched.mockImplementation(async () => new Response(body));
  vi.stubGlobal('fetch', fetched);
  return searchService({ store: createStore(), root: '/' }, table, service, { ...query, ...how });
}

describe('a search service', () => {
  it('is asked with the keyword as JSON, whatever is in it', async () => {
    await ask(openSearch, fixture('opensearch.json'), { keyword: '"招生"} \\ {size}' });
    const url = new URL(fetched.mock.calls[0]?.[0]);
    expect(url.pathname).toBe('/find/site_zh/_search');
    const source = JSON.parse(url.searchParams.get('source') ?? '');
    expect(source).toMatchObject({ from: 10, size: 10 });
    expect(source.query.multi_match.query).toBe('"招生"} \\ {size}');
  });

  it('[S-04] is told whose entries are wanted, and nothing where they are the whole site’s', async () => {
    const service = {
      ...openSearch,
      url: 'https://search.example/find?q={keyword}&owner={home}',
    };
    await ask(service, fixture('opensearch.json'), { homes: ['joint', 'labs'] });
    expect(new URL(fetched.mock.calls[0]?.[0]).searchParams.get('owner')).toBe('joint,labs');
    await ask(service, fixture('opensearch.json'));
    expect(new URL(fetched.mock.calls[1]?.[0]).searchParams.has('owner')).toBe(false);
  });

  it('of OpenSearch hands out hits with their marks', async () => {
    const { total, hits } = await ask(openSearch, fixture('opensearch.json'));
    expect(total).toBe(12);
    expect(hits).toEqual([
      {
        title: [{ text: '招生', highlighted: true }, { text: '开放日' }],
        excerpt: [
          { text: '三月二十八日，' },
          { text: '招生', highlighted: true },
          { text: '办公室设咨询台<b>。' },
        ],
        document: {
          href: '/newsDetail/autumn-fair/2026-03-12/article',
          date: '2026-03-12',
          collection: 'news',
        },
      },
      {
        title: [{ text: '综合服务' }],
        excerpt: [{ text: '招生咨询' }],
        document: { href: '/parkService?code=generalService' },
      },
    ]);
  });

  it('of Elasticsearch does, too', async () => {
    const { hits } = await ask({ ...openSearch, timeZone: 'UTC' }, fixture('elasticsearch.json'));
    expect(hits).toEqual([
      {
        title: [{ text: 'Open day' }],
        excerpt: [{ text: 'Students may ' }, { text: 'enrol', highlighted: true }, { text: '.' }],
        document: {
          href: '/EN/newsDetail/open-day/2026-03-12/article',
          date: '2026-03-12',
          collection: 'news',
        },
      },
    ]);
  });

  it.each([
    ['the last page', { total: '37' }, 9, 4, 37],
    ['the only page', { total: '3' }, 2, 1, 3],
    ['the first page of nothing', { total: '0' }, 3, 1, 0],
    ['the first page, where it counts nothing', {}, 9, 1, 10],
  ])('is asked for %s where a later one is wanted', async (_, answer, wanted, shown, total) => {
    const { total: count } = answer as { readonly total?: string };
    const hit = { title: '招生', link: '/a' };
    fetched.mockImplementation(async (address: string) => {
      const page = Number(new URL(address, 'http://s.test').searchParams.get('p'));
      const all = Number(count ?? 10);
      const items = Array.from({ length: Math.max(0, Math.min(10, all - (page - 1) * 10)) });
      return Response.json({ items: items.map(() => hit), ...(count ? { count: all } : {}) });
    });
    vi.stubGlobal('fetch', fetched);
    const service: SearchService = {
      url: 'http://s.test/?q={keyword}&p={page}',
      items: 'items',
      total: 'count',
      fields: { title: 'title', link: 'link' },
    };
    const found = await searchService({ store: createStore(), root: '/' }, table, service, {
      ...query,
      page: wanted,
    });
    expect([found.page, found.total]).toEqual([shown, total]);
    expect(found.hits.length).toBe(Math.min(10, total - (shown - 1) * 10));
    expect(fetched.mock.calls.length).toBe(2);
  });

  it.each([
    ['no JSON', '<html>'],
    ['no list', '{"hits":{}}'],
    ['hits without titles', '{"hits":{"hits":[{"_source":{"path":"/a"}}]}}'],
    [
      'links that no page may have',
      '{"hits":{"hits":[{"_source":{"title":"a","path":"javascript:alert(1)"}}]}}',
    ],
  ])('that answers with %s fails', async (_, body) => {
    await expect(ask({ ...openSearch, retries: 0 }, body)).rejects.toThrow();
  });
});

describe('marks of a search service', () => {
  it.each([
    ['a <em>b</em> c', ['a ', '*b', ' c']],
    ['<span class="keyword">黎安</span>&amp;', ['*黎安', '&']],
    ['<img src=x onerror=alert(1)><script>x</script><style>y</style>z', ['z']],
    ['<em><b>a</b></em><mark>b</mark>', ['*ab']],
    ['plain < text', ['plain < text']],
    ['  ', []],
    [`${'<div>'.repeat(5000)}deep`, ['deep']],
  ])('%.40s', (html, pieces) => {
    expect(
      highlightedHtml(html).map(({ text, highlighted }) => (highlighted ? `*${text}` : text)),
    ).toEqual(pieces);
  });

  it('of a text without end are cut', () => {
    expect(highlightedHtml('x'.repeat(100_000))[0]?.text).toHaveLength(500);
  });
});
