import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchEngine, startSearchEngine } from '../cli/index/search-engine.ts';
import { writeCorpusSite } from './corpus-site.ts';
import { ask, type GroongaServer, recover, startGroonga } from './groonga.ts';
import { type HoldingProxy, holdingProxy } from './holding-proxy.ts';

/** More than a request has, in each language. */
const count = 1300;
const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const site = join(folder, 'site');
let groonga: GroongaServer;
let bulk: SearchEngine;
beforeAll(async () => {
  writeCorpusSite(site, count);
  groonga = await startGroonga(folder);
  bulk = await startSearchEngine(join(folder, 'state'));
});
afterAll(async () => {
  await Promise.all([groonga.stop(), bulk.close()]);
  rmSync(folder, { recursive: true, force: true });
});

type Ran = {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  readonly err: () => string;
};

/** Runs the built command in a process of its own. */
function run(engine: string, to: string, index: string): Ran {
  const args = ['index', site, '--to', to, '--engine', engine, '--index', index];
  const child = spawn('node', ['dist/cli/site.js', ...args], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (piece) => {
    err += piece;
  });
  return { child, ended: once(child, 'close'), err: () => err };
}

const engines = {
  opensearch: {
    port: () => bulk.port,
    sending: (index: string) => new RegExp(`^/${index}_zh/_bulk`),
    keys: async (table: string): Promise<string[]> =>
      Object.keys((await bulk.state()).indices[table]?.documents ?? {}),
    isComplete: async (index: string): Promise<boolean> =>
      Boolean((await bulk.state()).indices[`${index}_zh`]?.mappings._meta?.site?.build),
  },
  groonga: {
    port: () => groonga.port,
    sending: (index: string) => new RegExp(`^/d/load\\?table=${index}_zh`),
    keys: async (table: string): Promise<string[]> => {
      const wanted = { table, output_columns: '_key', limit: '-1' };
      const { records } = await ask<{ records: [string][] }>(groonga.origin, 'select', wanted);
      return records.map(([key]) => key);
    },
    isComplete: async (index: string): Promise<boolean> => {
      const wanted = { table: `${index}_indexes`, filter: `_key == "${index}_zh"` };
      const columns = { output_columns: 'build' };
      const { records } = await ask<{ records: [string][] }>(groonga.origin, 'select', {
        ...wanted,
        ...columns,
      });
      return records[0]?.[0] !== '';
    },
  },
} as const;

async function expectAll(engine: keyof typeof engines, index: string, err: string): Promise<void> {
  for (const language of ['zh', 'en']) {
    const keys = await engines[engine].keys(`${index}_${language}`);
    expect(new Set(keys).size).toBe(keys.length);
    const articles = keys.filter((key) => key.startsWith(`${language}/news/a`));
    expect(articles).toHaveLength(count);
    expect(err).toContain(`${index}_${language}: ${keys.length} documents, `);
  }
  expect(await engines[engine].isComplete(index)).toBe(true);
}

/** Runs the command until the engine has the second of its requests with documents. */
async function runUntilHeld(
  engine: keyof typeof engines,
  index: string,
): Promise<Ran & { readonly proxy: HoldingProxy }> {
  const proxy = await holdingProxy(engines[engine].port());
  proxy.hold(engines[engine].sending(index), 1);
  const ran = run(engine, proxy.origin, index);
  await proxy.held();
  return { ...ran, proxy };
}

describe.each(['opensearch', 'groonga'] as const)('site index to %s', (engine) => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ended by %s in the middle: the next run completes',
    async (signal) => {
      const index = signal.toLowerCase();
      const { child, ended, err, proxy } = await runUntilHeld(engine, index);
      child.kill(signal);
      await ended;
      await proxy.close();
      expect([child.exitCode, child.signalCode]).toEqual([null, signal]);
      expect(err()).toBe(signal === 'SIGKILL' ? '' : 'site: stopped; run it again to go on\n');
      expect(await engines[engine].isComplete(index)).toBe(false);
      expect((await engines[engine].keys(`${index}_zh`)).length).toBeGreaterThanOrEqual(500);
      const again = run(engine, `http://127.0.0.1:${engines[engine].port()}`, index);
      await again.ended;
      expect(again.child.exitCode, again.err()).toBe(0);
      const [, all, added] = /_zh: (\d+) documents, (\d+) added/.exec(again.err()) ?? [];
      expect(Number(added)).toBeLessThanOrEqual(Number(all) - 500);
      await expectAll(engine, index, again.err());
    },
  );

  it('goes on by itself where the engine is killed and started anew meanwhile', async () => {
    const { child, ended, err, proxy } = await runUntilHeld(engine, 'waiting');
    proxy.pass();
    if (engine === 'groonga') {
      await groonga.kill();
      recover(folder);
      groonga = await startGroonga(folder, groonga.port);
    } else {
      await bulk.close();
      bulk = await startSearchEngine(join(folder, 'state'), bulk.port);
    }
    await ended;
    await proxy.close();
    expect(child.exitCode, err()).toBe(0);
    await expectAll(engine, 'waiting', err());
  });
});
