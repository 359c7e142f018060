import { describe, expect, it } from 'vitest';
import { keyOf, plannedDocument } from '../../../cli/index/indexed-document.ts';
import { retryPause } from '../../../cli/index/retry-pause.ts';
import type { RouteTable } from '../../../schema/model.ts';

const key = (known: Partial<Parameters<typeof keyOf>[1]>): string =>
  keyOf('zh', { title: '', fingerprint: '', ...known });

describe('ids of documents', () => {
  it('say where a document stands, each by itself', () => {
    expect(key({ collection: 'news', id: '新馆' })).toBe('zh/news/新馆');
    expect(key({ route: 'news' })).toBe('zh/news');
    expect(key({ route: 'news', query: '?code=a' })).toBe('zh/news/?code=a');
    expect(key({ collection: 'news', id: '?code=a' })).toBe('zh/news/%3Fcode=a');
    expect(key({ collection: 'houses', id: 'a', route: 'house', query: '?of=a' })).toBe(
      'zh/houses/a/house/?of=a',
    );
  });

  it('are short enough for every engine, whatever a file is called', () => {
    const long = '字'.repeat(85);
    const query = `?of=${encodeURIComponent(long)}`;
    const one = key({ collection: 'houses', id: long, route: 'house', query });
    expect(one).toMatch(/^zh\/\w{32}$/);
    expect(key({ collection: 'houses', id: `${long}a`, route: 'house', query })).not.toBe(one);
  });
});

describe('a document', () => {
  const table = { language: 'zh', collections: {}, routes: [] } as unknown as RouteTable;

  it('is read when it is sent only, and has no half characters', () => {
    let reads = 0;
    const planned = plannedDocument(
      {
        title: '题\ud83d',
        route: 'a',
        fingerprint: '1',
        read: () => {
          reads += 1;
          return '文😀\udc00';
        },
      },
      table,
    );
    expect(reads).toBe(0);
    expect(planned.make()).toMatchObject({ title: '题\uFFFD', text: '文😀\uFFFD' });
  });

  it('has another fingerprint where anything of it is another', () => {
    const source = { title: 'a', route: 'a', fingerprint: '1', read: () => '' };
    const fingerprints = [
      source,
      { ...source, title: 'b' },
      { ...source, above: 'c' },
      { ...source, fingerprint: '2' },
    ].map((each) => plannedDocument(each, table).fingerprint);
    expect(new Set(fingerprints).size).toBe(4);
  });
});

describe('the pause before another attempt', () => {
  it('is twice as long each time, or as long as the server says, and never endless', () => {
    expect([0, 1, 2, 10].map((attempt) => retryPause(attempt))).toEqual([500, 1000, 2000, 30_000]);
    expect(retryPause(0, '3')).toBe(3000);
    expect(retryPause(0, '86400')).toBe(30_000);
    expect(retryPause(0, new Date(0).toUTCString())).toBe(0);
    expect(retryPause(1, 'soon')).toBe(1000);
  });
});
