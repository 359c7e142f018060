import { describe, expect, it } from 'vitest';
import type { Engine } from '../../../cli/index/engine.ts';
import { syncIndex } from '../../../cli/index/sync-index.ts';
import { planned, plannedMany } from './planned.ts';

/** An engine in memory, and what it was asked to do. */
function memoryEngine(known: ReadonlyMap<string, string>, changes: Partial<Engine> = {}) {
  const done: string[] = [];
  const ids = new Set(known.keys());
  const engine: Engine = {
    name: 'memory',
    open: async () => '',
    known: async () => new Map(known),
    begin: async () => {
      done.push('begin');
    },
    spell: ({ text }) => text,
    put: async (documents) => {
      done.push(`put ${documents.length}`);
      for (const { id } of documents) ids.add(id);
      return [];
    },
    remove: async (removed) => {
      done.push(`remove ${removed.length}`);
      for (const id of removed) ids.delete(id);
      return [];
    },
    settle: async () => ids.size,
    finish: async () => {
      done.push('finish');
    },
    ...changes,
  };
  return { engine, done, ids };
}

describe('a run', () => {
  it('removes nothing and says nothing is complete where the site may not know all that it has', async () => {
    const { engine, done, ids } = memoryEngine(new Map([['zh/gone', '1']]));
    expect(await syncIndex(engine, plannedMany(3), undefined, true)).toMatchObject({
      added: 3,
      removed: 0,
    });
    expect(done).toEqual(['begin', 'put 3']);
    expect(ids).toContain('zh/gone');
  });

  it('says first that the index is being written, removes after it has sent, and says complete last', async () => {
    const { engine, done } = memoryEngine(new Map([['zh/gone', '1']]));
    await syncIndex(engine, plannedMany(700));
    expect(done).toEqual(['begin', 'put 500', 'put 200', 'remove 1', 'finish']);
  });

  it('does not call complete what lacks documents, or has too many', async () => {
    for (const settle of [async () => 2, async () => 4]) {
      const { engine, done } = memoryEngine(new Map(), { settle });
      await expect(syncIndex(engine, plannedMany(3))).rejects.toThrow(
        /memory has [24] documents and should have 3: run it again/,
      );
      expect(done).not.toContain('finish');
    }
  });

  it('counts what was refused as it stands in the engine', async () => {
    const refuse: Engine['put'] = async (documents) =>
      documents.map(({ id }) => ({ id, reason: '' }));
    // One is new, one has an older version there, and one can be neither changed nor removed.
    const known = new Map([
      ['zh/old', 'old'],
      ['zh/gone', '1'],
    ]);
    const { engine, done } = memoryEngine(known, {
      put: refuse,
      remove: async (ids) => ids.map((id) => ({ id, reason: '' })),
    });
    const fed = await syncIndex(engine, [planned('zh/new'), planned('zh/old')]);
    expect(fed.refused.map(({ id }) => id)).toEqual(['zh/new', 'zh/old', 'zh/gone']);
    expect(fed).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(done).toEqual(['begin']);
  });

  it('that finds all there, but not called complete, calls it so', async () => {
    const documents = plannedMany(2);
    const known = new Map(documents.map(({ key, fingerprint }) => [key, fingerprint]));
    const { engine, done } = memoryEngine(known);
    await syncIndex(engine, documents);
    expect(done).toEqual(['begin', 'finish']);
  });
});
