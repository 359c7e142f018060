import { describe, expect, it } from 'vitest';
import { syncIndex } from '../../../cli/index/sync-index.ts';
import { planned, plannedMany } from './planned.ts';
import { counts, withSearchEngine } from './with-search-engine.ts';

const { server, engine, index, keys, calls } = withSearchEngine();

describe('an index of OpenSearch or Elasticsearch', () => {
  it('is made with an analyzer for the language, and says when it is complete', async () => {
    expect(await syncIndex(engine(), plannedMany(3))).toEqual({
      ...counts(3, 0, 0),
      documents: 3,
      refused: [],
    });
    const made = await index();
    expect(made?.mappings.properties.text).toEqual({
      type: 'text',
      analyzer: 'cjk',
      fields: { single: { type: 'text', analyzer: 'standard' } },
    });
    expect(made?.mappings._meta?.site).toEqual({
      format: '3 cjk',
      build: expect.stringMatching(/^\w{32}$/),
    });
    expect(made?.documents['zh/news/n1']).toMatchObject({
      title: 'zh/news/n1',
      date: '2026-03-18',
    });
    const { asked } = await server().state();
    expect(asked.find(({ call }) => call === '_bulk')?.type).toBe('application/x-ndjson');
  });

  it.each([
    ['en-GB', 'english'],
    ['fr', 'standard'],
    ['ja', 'cjk'],
  ])('has for %s the analyzer %s', async (tag, analyzer) => {
    await syncIndex(engine({}, tag), []);
    expect((await index())?.mappings.properties.title?.analyzer).toBe(analyzer);
  });

  it('is sent only what is new or changed, and loses what is gone', async () => {
    await syncIndex(engine(), plannedMany(4));
    await server().control();
    expect(await syncIndex(engine(), plannedMany(4))).toMatchObject(counts(0, 0, 0));
    expect(await calls()).not.toContain('_bulk');
    const later = [...plannedMany(3), planned('zh/news/n9'), planned('zh/page/?code=a')];
    later[1] = planned('zh/news/n1', '改');
    await server().control();
    expect(await syncIndex(engine(), later)).toMatchObject(counts(2, 1, 1));
    expect(await keys()).toEqual(later.map(({ key }) => key).sort());
    // Complete is said last of all.
    expect((await calls()).at(-1)).toBe('_mapping');
  });

  it('lists more documents than an answer holds', async () => {
    await syncIndex(engine(), plannedMany(10_400));
    await server().control();
    expect(await syncIndex(engine(), plannedMany(10_000))).toMatchObject(counts(0, 0, 400));
    expect((await calls()).filter((call) => call === '_search')).toHaveLength(3);
    expect(await keys()).toHaveLength(10_000);
  });

  it('is told of while it is being written', async () => {
    const reported: string[] = [];
    await syncIndex(engine(), plannedMany(1200), (text) => reported.push(text?.en ?? ''));
    await syncIndex(engine(), [], (text) => reported.push(text?.en ?? ''));
    expect(reported).toEqual([
      'site_zh: 0 of 1200 sent',
      'site_zh: 500 of 1200 sent',
      'site_zh: 1000 of 1200 sent',
      'site_zh: counting',
      'site_zh: 0 of 1200 removed',
      'site_zh: 1000 of 1200 removed',
      'site_zh: counting',
    ]);
  });

  it('gets requests of limited size', async () => {
    const large = Array.from({ length: 30 }, (_, at) => planned(`zh/n${at}`, '字'.repeat(200_000)));
    await syncIndex(engine(), large);
    const sizes = (await server().state()).asked.map(({ size }) => size);
    expect(Math.max(...sizes)).toBeLessThan(5_100_000);
    expect(await keys()).toHaveLength(30);
  });

  it('is not touched where site index did not make it, or for another analyzer', async () => {
    const body = JSON.stringify({ mappings: { properties: {} } });
    await fetch(`${server().origin}/site_zh`, { method: 'PUT', body });
    await expect(syncIndex(engine(), [])).rejects.toThrow(/not made by site index/);
    await fetch(`${server().origin}/site_zh/_mapping`, {
      method: 'PUT',
      body: JSON.stringify({ _meta: { site: { format: '3 english', build: '' } } }),
    });
    await expect(syncIndex(engine(), [])).rejects.toThrow(/3 english, now 3 cjk/);
  });
});
