import { describe, expect, it } from 'vitest';
import { bulkEngine } from '../../../cli/index/bulk-engine.ts';
import { syncIndex } from '../../../cli/index/sync-index.ts';
import { hastyClient, planned, plannedMany } from './planned.ts';
import { counts, withSearchEngine } from './with-search-engine.ts';

const { server, start, engine, index, keys, calls } = withSearchEngine();

describe('OpenSearch or Elasticsearch that', () => {
  it('refuses documents one by one: they are named, the others stand, the next run tries again', async () => {
    await server().control({ refuse: 'n2' });
    const { refused } = await syncIndex(engine(), plannedMany(4));
    expect(refused).toEqual([
      { id: 'zh/news/n2', reason: expect.stringContaining('mapper_parsing_exception') },
    ]);
    expect(await keys()).toHaveLength(3);
    expect((await index())?.mappings._meta?.site?.build).toBe('');
    await server().control();
    expect(await syncIndex(engine(), plannedMany(4))).toMatchObject({
      ...counts(1, 0, 0),
      refused: [],
    });
    expect((await index())?.mappings._meta?.site?.build).not.toBe('');
  });

  it('had no time for some documents: they are sent again, the others not', async () => {
    await server().control({ faults: ['busy', 'busy'] });
    expect(await syncIndex(engine(), plannedMany(4))).toMatchObject(counts(4, 0, 0));
    const sizes = (await server().state()).asked.filter(({ call }) => call === '_bulk');
    expect(sizes.map(({ size }) => size)).toEqual(
      [...sizes].map(({ size }) => size).sort((a, b) => b - a),
    );
    expect(sizes).toHaveLength(3);
    expect(await keys()).toHaveLength(4);
  });

  it('finds requests too large: they are halved, a document that is too large by itself is named', async () => {
    await server().control({ maxBytes: 6000 });
    const documents = [...plannedMany(60), planned('zh/huge', '字'.repeat(5000))];
    const { refused } = await syncIndex(engine(), documents);
    expect(refused).toEqual([{ id: 'zh/huge', reason: expect.stringContaining('413') }]);
    expect(await keys()).toHaveLength(60);
  });

  it.each(['429', '500', '503', 'cut', 'cut-after', 'html', 'stall'])(
    'fails twice (%s): asked again, nothing is lost or doubled',
    async (fault) => {
      await server().control({ faults: [fault, fault] });
      const waits: number[] = [];
      const short = fault === 'stall' ? { timeout: 2500 } : {};
      const fed = await syncIndex(engine({ waits, ...short }), plannedMany(20));
      expect(fed).toMatchObject(counts(20, 0, 0));
      expect(await keys()).toHaveLength(20);
      // As long as the engine asks for, else twice as long each time.
      expect(waits).toEqual(fault === '429' ? [7000, 7000] : [500, 1000]);
    },
  );

  it('fails for good: says so, and the next run goes on', async () => {
    await server().control({ faults: ['', ...Array.from({ length: 8 }, () => '503')] });
    await expect(syncIndex(engine(), plannedMany(1200))).rejects.toThrow(
      /503 .*run it again to go on/,
    );
    expect(await keys()).toHaveLength(500);
    expect((await index())?.mappings._meta?.site?.build).toBe('');
    expect(await syncIndex(engine(), plannedMany(1200))).toMatchObject(counts(700, 0, 0));
    expect(await keys()).toHaveLength(1200);
  });

  it('answers for fewer documents than were sent: that is no success', async () => {
    await server().control({ faults: ['short'] });
    await expect(syncIndex(engine(), plannedMany(4))).rejects.toThrow(/lacks items/);
  });

  it('is killed in the middle and started anew: the next run goes on', async () => {
    await server().control({ faults: ['', 'die'] });
    await expect(syncIndex(engine(), plannedMany(1200))).rejects.toThrow(/run it again to go on/);
    await server().ended;
    await start();
    expect(await keys()).toHaveLength(750);
    expect(await syncIndex(engine(), plannedMany(1200))).toMatchObject(counts(450, 0, 0));
    expect(await keys()).toHaveLength(1200);
  });

  it('is killed and started anew while a run waits for it: that run completes', async () => {
    await server().control({ faults: ['', 'die'] });
    const { port, origin } = server();
    const client = hastyClient(origin);
    const patient: typeof client = {
      ...client,
      send: async (request) => {
        for (;;) {
          const answer = await client.send(request).catch(() => undefined);
          if (answer) return answer;
          await start(port);
        }
      },
    };
    const fed = await syncIndex(bulkEngine(patient, 'site_zh', 'zh'), plannedMany(1200));
    expect(fed).toMatchObject(counts(1200, 0, 0));
    expect(await keys()).toHaveLength(1200);
  });

  it('stops where the person who called says so', async () => {
    const stop = new AbortController();
    await server().control({ faults: ['', 'stall'] });
    const fed = syncIndex(engine({ stop: stop.signal }), plannedMany(1200));
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
    await server().control({ first });
    await expect(syncIndex(engine(), plannedMany(4))).rejects.toThrow(reason);
    expect(await index()).toBeUndefined();
  });
});
