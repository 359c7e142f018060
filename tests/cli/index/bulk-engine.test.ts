import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bulkEngine } from '../../../cli/index/bulk-engine.ts';
import { feed } from '../../../cli/index/feed.ts';
import { hastyClient, planned, plannedMany } from './planned.ts';
import { type SearchEngine, startSearchEngine } from './search-engine.ts';

let folder = '';
let server: SearchEngine;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
  server = await startSearchEngine(join(folder, 'state'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const engine = (options: Parameters<typeof hastyClient>[1] = {}, tag = 'zh') =>
  bulkEngine(hastyClient(server.origin, options), 'site_zh', tag);
const index = async () => (await server.state()).indices.site_zh;
const keys = async () => Object.keys((await index())?.documents ?? {}).sort();
const calls = async () => (await server.state()).asked.map(({ call }) => call);
const counts = (added: number, changed: number, removed: number) => ({ added, changed, removed });

describe('an index of OpenSearch or Elasticsearch', () => {
  it('is made with an analyzer for the language, and says when it is complete', async () => {
    expect(await feed(engine(), plannedMany(3))).toEqual({
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
      format: '1 cjk',
      build: expect.stringMatching(/^\w{32}$/),
    });
    expect(made?.documents['zh/news/n1']).toMatchObject({
      title: 'zh/news/n1',
      date: '2026-03-18',
    });
    const { asked } = await server.state();
    expect(asked.find(({ call }) => call === '_bulk')?.type).toBe('application/x-ndjson');
  });

  it.each([
    ['en-GB', 'english'],
    ['fr', 'standard'],
    ['ja', 'cjk'],
  ])('has for %s the analyzer %s', async (tag, analyzer) => {
    await feed(engine({}, tag), []);
    expect((await index())?.mappings.properties.title?.analyzer).toBe(analyzer);
  });

  it('is sent only what is new or changed, and loses what is gone', async () => {
    await feed(engine(), plannedMany(4));
    await server.control();
    expect(await feed(engine(), plannedMany(4))).toMatchObject(counts(0, 0, 0));
    expect(await calls()).not.toContain('_bulk');
    const later = [...plannedMany(3), planned('zh/news/n9'), planned('zh/page/?code=a')];
    later[1] = planned('zh/news/n1', '改');
    await server.control();
    expect(await feed(engine(), later)).toMatchObject(counts(2, 1, 1));
    expect(await keys()).toEqual(later.map(({ key }) => key).sort());
    // Complete is said last of all.
    expect((await calls()).at(-1)).toBe('_mapping');
  });

  it('lists more documents than an answer holds', async () => {
    await feed(engine(), plannedMany(10_400));
    await server.control();
    expect(await feed(engine(), plannedMany(10_000))).toMatchObject(counts(0, 0, 400));
    expect((await calls()).filter((call) => call === '_search')).toHaveLength(3);
    expect(await keys()).toHaveLength(10_000);
  });

  it('is told of while it is being written', async () => {
    const told: string[] = [];
    await feed(engine(), plannedMany(1200), (text) => told.push(text));
    await feed(engine(), [], (text) => told.push(text));
    expect(told).toEqual([
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
    await feed(engine(), large);
    const sizes = (await server.state()).asked.map(({ size }) => size);
    expect(Math.max(...sizes)).toBeLessThan(5_100_000);
    expect(await keys()).toHaveLength(30);
  });

  it('refuses documents one by one: they are named, the others stand, the next run tries again', async () => {
    await server.control({ refuse: 'n2' });
    const { refused } = await feed(engine(), plannedMany(4));
    expect(refused).toEqual([
      { id: 'zh/news/n2', reason: expect.stringContaining('mapper_parsing_exception') },
    ]);
    expect(await keys()).toHaveLength(3);
    expect((await index())?.mappings._meta?.site?.build).toBe('');
    await server.control();
    expect(await feed(engine(), plannedMany(4))).toMatchObject({ ...counts(1, 0, 0), refused: [] });
    expect((await index())?.mappings._meta?.site?.build).not.toBe('');
  });

  it('had no time for some documents: they are sent again, the others not', async () => {
    await server.control({ faults: ['busy', 'busy'] });
    expect(await feed(engine(), plannedMany(4))).toMatchObject(counts(4, 0, 0));
    const sizes = (await server.state()).asked.filter(({ call }) => call === '_bulk');
    expect(sizes.map(({ size }) => size)).toEqual(
      [...sizes].map(({ size }) => size).sort((a, b) => b - a),
    );
    expect(sizes).toHaveLength(3);
    expect(await keys()).toHaveLength(4);
  });

  it('finds requests too large: they are halved, a document that is too large by itself is named', async () => {
    await server.control({ maxBytes: 6000 });
    const documents = [...plannedMany(60), planned('zh/huge', '字'.repeat(5000))];
    const { refused } = await feed(engine(), documents);
    expect(refused).toEqual([{ id: 'zh/huge', reason: expect.stringContaining('413') }]);
    expect(await keys()).toHaveLength(60);
  });

  it.each(['429', '500', '503', 'cut', 'cut-after', 'html', 'stall'])(
    'fails twice (%s): asked again, nothing is lost or doubled',
    async (fault) => {
      await server.control({ faults: [fault, fault] });
      const waits: number[] = [];
      const fed = await feed(engine({ waits, timeout: 1000 }), plannedMany(20));
      expect(fed).toMatchObject(counts(20, 0, 0));
      expect(await keys()).toHaveLength(20);
      // As long as the engine asks for, else twice as long each time.
      expect(waits).toEqual(fault === '429' ? [7000, 7000] : [500, 1000]);
    },
  );

  it('fails for good: says so, and the next run goes on', async () => {
    await server.control({ faults: ['', ...Array.from({ length: 8 }, () => '503')] });
    await expect(feed(engine(), plannedMany(1200))).rejects.toThrow(/503 .*run it again to go on/);
    expect(await keys()).toHaveLength(500);
    expect((await index())?.mappings._meta?.site?.build).toBe('');
    expect(await feed(engine(), plannedMany(1200))).toMatchObject(counts(700, 0, 0));
    expect(await keys()).toHaveLength(1200);
  });

  it('answers for fewer documents than were sent: that is no success', async () => {
    await server.control({ faults: ['short'] });
    await expect(feed(engine(), plannedMany(4))).rejects.toThrow(/lacks items/);
  });

  it('is killed in the middle and started anew: the next run goes on', async () => {
    await server.control({ faults: ['', 'die'] });
    await expect(feed(engine(), plannedMany(1200))).rejects.toThrow(/run it again to go on/);
    await server.ended;
    server = await startSearchEngine(join(folder, 'state'));
    expect(await keys()).toHaveLength(750);
    expect(await feed(engine(), plannedMany(1200))).toMatchObject(counts(450, 0, 0));
    expect(await keys()).toHaveLength(1200);
  });

  it('is killed and started anew while a run waits for it: that run completes', async () => {
    await server.control({ faults: ['', 'die'] });
    const { port, origin } = server;
    const client = hastyClient(origin);
    const patient: typeof client = {
      ...client,
      send: async (request) => {
        for (;;) {
          const answer = await client.send(request).catch(() => undefined);
          if (answer) return answer;
          server = await startSearchEngine(join(folder, 'state'), port);
        }
      },
    };
    const fed = await feed(bulkEngine(patient, 'site_zh', 'zh'), plannedMany(1200));
    expect(fed).toMatchObject(counts(1200, 0, 0));
    expect(await keys()).toHaveLength(1200);
  });

  it('stops where the person who called says so', async () => {
    const stop = new AbortController();
    await server.control({ faults: ['', 'stall'] });
    const fed = feed(engine({ stop: stop.signal }), plannedMany(1200));
    const stopped = expect(fed).rejects.toThrow(/stopped; run it again/);
    await expect.poll(calls).toEqual(expect.arrayContaining(['_bulk']));
    stop.abort();
    await stopped;
  });

  it.each([
    [['cut'], /does not answer/],
    [['moved'], /sends on to https:\/\/elsewhere\.example\/: name that/],
    [['html'], /is not JSON/],
    [['404'], /404/],
  ])('does not begin where the first answer is %s', async (first, reason) => {
    await server.control({ first });
    await expect(feed(engine(), plannedMany(4))).rejects.toThrow(reason);
    expect(await index()).toBeUndefined();
  });

  it('is not touched where site index did not make it, or for another analyzer', async () => {
    const body = JSON.stringify({ mappings: { properties: {} } });
    await fetch(`${server.origin}/site_zh`, { method: 'PUT', body });
    await expect(feed(engine(), [])).rejects.toThrow(/not made by site index/);
    await fetch(`${server.origin}/site_zh/_mapping`, {
      method: 'PUT',
      body: JSON.stringify({ _meta: { site: { format: '1 english', build: '' } } }),
    });
    await expect(feed(engine(), [])).rejects.toThrow(/1 english, now 1 cjk/);
  });
});
