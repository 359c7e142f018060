// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEntry } from '../../../../runtime/content/http/load-entry.ts';
import type { HttpSource } from '../../../../schema/source.generated.ts';
import { loadPage, state, tableOf } from './load-page.ts';

let asked: string[] = [];
let answers: Record<string, unknown> = {};
let count = 0;
/** Lists that were asked for last: each test asks another host. */
const host = () => `https://cms${count}.example`;

beforeEach(() => {
  asked = [];
  count += 1;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(url.slice(host().length));
    asked.push(path);
    const found = answers[path];
    return found === undefined
      ? new Response('{}', { status: 404 })
      : new Response(JSON.stringify(found));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const source = (): HttpSource => ({
  list: { url: `${host()}/list`, items: '.' },
  entry: {
    url: `${host()}/one/{id}`,
    more: { text: { url: `${host()}/text/{id}`, item: 'html' } },
  },
  lookups: {
    category: { url: `${host()}/categories`, items: '.', id: 'id' },
    cover: { url: `${host()}/media?ids={ids}`, items: '.', id: 'id' },
  },
  fields: {
    ...{ id: 'id', title: 'title', code: 'category.slug', body: 'text' },
    picture: { src: 'cover.url', alt: 'cover.alt' },
  },
  retries: 0,
});
const item = (id: number) => ({ id, title: `n${id}`, category: 4, cover: id + 10 });
const media = (id: number) => ({ id, url: `/${id}.png`, alt: '校园' });

describe('a list whose items have ids', () => {
  it('shows what they stand for; whole lists are asked for once', async () => {
    answers = {
      '/list': [item(1), item(2)],
      '/categories': [{ id: 4, slug: 'campus' }],
      '/media?ids=11,12': [media(11), media(12)],
    };
    const http = source();
    const { entries } = await loadPage(http, 1);
    expect(entries[1]).toEqual({
      ...{ id: '2', title: 'n2', code: 'campus' },
      picture: { src: `${host()}/12.png`, alt: '校园' },
    });
    await loadPage(http, 1);
    expect(asked).toEqual([
      ...['/list', '/categories', '/media?ids=11,12'],
      ...['/list', '/media?ids=11,12'],
    ]);
  });

  it('shows the rest where they cannot be looked up, and says so', async () => {
    answers = { '/list': [item(1)] };
    const { entries } = await loadPage(source(), 1);
    expect(entries).toEqual([{ id: '1', title: 'n1' }]);
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('could not be looked up');
  });
});

describe('an entry of several calls', () => {
  const load = (http: HttpSource) => {
    const { collections } = tableOf(http);
    const model = collections.news;
    if (!model) throw new Error('no model');
    return loadEntry(state, tableOf(http), { ...model, http }, '1');
  };

  it('has what all of them say', async () => {
    answers = {
      ...{ '/one/1': item(1), '/text/1': { html: '<p>正文</p>' } },
      ...{ '/categories': [{ id: 4, slug: 'campus' }], '/media?ids=11': [media(11)] },
    };
    expect(await load(source())).toMatchObject({
      ...{ id: '1', code: 'campus', html: '<p>正文</p>' },
      picture: { src: `${host()}/11.png` },
    });
  });

  it('has less where one of them has nothing', async () => {
    answers = { '/one/1': item(1), '/categories': [], '/media?ids=11': [] };
    expect(await load(source())).toMatchObject({ id: '1', html: '' });
  });
});
