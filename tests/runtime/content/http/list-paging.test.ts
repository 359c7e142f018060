// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpSource } from '../../../../schema/source.generated.ts';
import { loadPage } from './load-page.ts';

type Asked = { readonly url: URL; readonly sent: unknown };

let asked: Asked[] = [];

/** Has every call answered by a function. */
const answerWith = (answer: (call: Asked) => unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const call = {
      url: new URL(url),
      sent: body === undefined ? undefined : JSON.parse(`${body}`),
    };
    asked.push(call);
    return new Response(JSON.stringify(answer(call)), { headers });
  });

beforeEach(() => {
  asked = [];
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const items = (first: number, count = 2) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, title: `n${first + index}` }));
const fields = { id: 'id', title: 'title' };
// What is known of pages lasts: each list is another one.
let lists = 0;
const source = (list: Partial<HttpSource['list']>): HttpSource => {
  lists += 1;
  const url = `https://cms.example/l${lists}`;
  return { list: { items: '.', ...list, url: url + (list.url ?? '') }, fields, retries: 0 };
};
const ids = async (http: HttpSource, page: number) =>
  (await loadPage(http, page)).entries.map(({ id }) => id);

describe('a list that is the answer itself', () => {
  it('is paged by an offset, its number in a header', async () => {
    answerWith(({ url }) => items(Number(url.searchParams.get('skip'))), { 'X-Total': '41' });
    const http = source({ url: '?skip={offset}&n={size}', total: { header: 'x-total' } });
    expect(await loadPage(http, 3)).toMatchObject({
      total: 41,
      entries: [{ id: '4' }, { id: '5' }],
    });
    expect(asked[0]?.url.search).toBe('?skip=4&n=2');
  });

  it('counts what came where the header cannot be read', async () => {
    answerWith(() => items(1));
    const http = source({ url: '?skip={offset}', total: { header: 'X-Total' } });
    expect((await loadPage(http, 2)).total).toBe(4);
  });

  it.each([[{}], [null], ['<p>'], [7]])('is none: %j', async (answer) => {
    answerWith(() => answer);
    await expect(loadPage(source({}), 1)).rejects.toThrow('the answer itself is no list');
  });
});

describe('a list with a cursor', () => {
  /** Six entries on three pages; the last one has a cursor, too. */
  const connection = ({ sent }: Asked) => {
    const after = Number((sent as { variables: { after?: string } }).variables.after ?? 0);
    const pageInfo = { endCursor: String(after + 2), hasNextPage: after < 4 };
    return { data: { news: { nodes: items(after + 1), pageInfo } } };
  };
  const graphql = {
    query: 'query ($n: Int, $after: String) { news(first: $n, after: $after) { nodes { id } } }',
    variables: { n: '{size}', after: '{cursor}' },
  };
  const relay = () =>
    source({ graphql, items: 'data.news.nodes', next: 'data.news.pageInfo.endCursor' });

  it('is gone through to the page that is wanted, and from there on', async () => {
    answerWith(connection);
    const http = relay();
    expect(await loadPage(http, 1)).toMatchObject({ total: 3 });
    expect(await ids(http, 3)).toEqual(['5', '6']);
    expect(asked.map(({ sent }) => (sent as typeof graphql).variables)).toEqual([
      { n: 2 },
      { n: 2, after: '2' },
      { n: 2, after: '4' },
    ]);
    expect(await loadPage(http, 3)).toMatchObject({ total: 6 });
    expect(asked).toHaveLength(4);
  });

  it('has no page behind the last one', async () => {
    answerWith(connection);
    expect(await loadPage(relay(), 9)).toEqual({ total: 6, entries: [] });
    expect(asked).toHaveLength(3);
  });

  it('that leads back to a page ends there, and says so', async () => {
    answerWith(({ url }) => ({
      next: url.searchParams.get('after') === 'a' ? 'b' : 'a',
      rows: items(1),
    }));
    const http = source({ url: '?after={cursor}', items: 'rows', next: 'next' });
    expect((await loadPage(http, 40)).entries).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('leads back to a page before');
  });

  it('is not gone through for ever', async () => {
    answerWith(() => ({ next: String(asked.length), rows: items(1) }));
    const http = source({ url: '?after={cursor}', items: 'rows', next: 'next' });
    await expect(loadPage(http, 60)).rejects.toThrow('more than 50 pages behind');
    expect(asked).toEqual([]);
  });

  it('that failed says what GraphQL says', async () => {
    answerWith(() => ({ data: null, errors: [{ message: 'Unknown field' }] }));
    await expect(loadPage(relay(), 1)).rejects.toThrow('answered with errors: Unknown field');
  });
});

describe('a list whose answers have the address of the next page', () => {
  it('is followed on its own host, what stands in braces there as it is', async () => {
    answerWith(({ url }) =>
      url.searchParams.has('p')
        ? { rows: items(3), links: {} }
        : { rows: items(1), links: { next: '?p=2&x={page}' } },
    );
    const http = source({ items: 'rows', next: 'links.next' });
    expect(await ids(http, 2)).toEqual(['3', '4']);
    expect(asked[1]?.url.href).toMatch(/^https:\/\/cms\.example\/l\d+\?p=2&x=%7Bpage%7D$/);
  });

  it.each([
    ['https://evil.example/', 'on another host, https://evil.example,'],
    ['javascript:alert(1)', 'on another host'],
    ['http://', 'is no address of a next page'],
  ])('is not followed elsewhere: %s', async (next, message) => {
    answerWith(() => ({ rows: items(1), next }));
    await expect(loadPage(source({ items: 'rows', next: 'next' }), 1)).rejects.toThrow(message);
  });
});
