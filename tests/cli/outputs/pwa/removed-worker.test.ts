import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { removedWorker } from '../../../../cli/outputs/pwa/removed-worker.ts';

/** Runs the worker of a site without `pwa` where these caches are. */
async function runWorker(base: string, names: readonly string[]) {
  const kept = new Set(names);
  const done: string[] = [];
  const acts = new Map<string, (event: object) => void>();
  runInNewContext(removedWorker(base), {
    addEventListener: (name: string, act: (event: object) => void) => acts.set(name, act),
    skipWaiting: () => done.push('skipWaiting'),
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    indexedDB: { deleteDatabase: (name: string) => done.push(`delete ${name}`) },
    registration: { unregister: async () => done.push('unregister') },
  });
  const waited: Promise<unknown>[] = [];
  for (const name of ['install', 'activate'])
    acts.get(name)?.({ waitUntil: (each: Promise<unknown>) => waited.push(each) });
  await Promise.all(waited);
  return { done, kept: [...kept], events: [...acts.keys()] };
}

it('drops what was kept and goes away, and answers no request', async () => {
  expect(await runWorker('/', ['site / pages', 'site / start'])).toEqual({
    done: ['skipWaiting', 'delete workbox-expiration', 'unregister'],
    kept: [],
    events: ['install', 'activate'],
  });
});

it('leaves alone what another site of the same host keeps', async () => {
  const { done, kept } = await runWorker('/campus/', ['site /campus/ pages', 'site / pages', 'x']);
  expect(kept).toEqual(['site / pages', 'x']);
  expect(done).toEqual(['skipWaiting', 'unregister']);
});
