import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { bulkEngine } from '../../../cli/index/bulk-engine.ts';
import type { Engine } from '../../../cli/index/engine.ts';
import { type HastyOptions, hastyClient } from './planned.ts';
import { type SearchEngine, startSearchEngine } from './search-engine.ts';

/** An empty engine for each test, and what its index `site_zh` has. */
export function withSearchEngine() {
  let folder = '';
  let server: SearchEngine;
  const start = async (port?: number): Promise<void> => {
    server = await startSearchEngine(join(folder, 'state'), port);
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'engine-'));
    await start();
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const index = async () => (await server.state()).indices.site_zh;
  return {
    server: (): SearchEngine => server,
    /** Starts it anew after its end, with what it had. */
    start,
    engine: (options: HastyOptions = {}, tag = 'zh'): Engine =>
      bulkEngine(hastyClient(server.origin, options), 'site_zh', tag),
    index,
    keys: async (): Promise<string[]> => Object.keys((await index())?.documents ?? {}).sort(),
    calls: async (): Promise<string[]> => (await server.state()).asked.map(({ call }) => call),
  };
}

/** What a run says that it did. */
export const counts = (added: number, changed: number, removed: number) => ({
  added,
  changed,
  removed,
});
