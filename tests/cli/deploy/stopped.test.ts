import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileSums } from '../../../cli/deploy/file-sums.ts';
import { folderTarget } from '../../../cli/deploy/targets/folder-target.ts';
import { s3Target } from '../../../cli/deploy/targets/s3-target.ts';
import { Interrupted } from '../../../cli/signals/finish-first.ts';

let parent = '';
let store: Server | undefined;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'stopped-'));
});
afterEach(() => {
  store?.closeAllConnections();
  store?.close();
  rmSync(parent, { recursive: true, force: true });
});

/** A file of half a gigabyte that takes no room. */
function largeFile(): void {
  writeFileSync(join(parent, 'large.bin'), '');
  truncateSync(join(parent, 'large.bin'), 512 * 1024 * 1024);
}

/** Milliseconds from the stop to the end of what is stopped after 50. */
async function untilEnd(act: (stop: AbortSignal) => Promise<unknown>): Promise<number> {
  const controller = new AbortController();
  const acted = expect(act(controller.signal)).rejects.toThrow(Interrupted);
  await pause(50);
  const start = performance.now();
  controller.abort();
  await acted;
  return performance.now() - start;
}

it('sums leave off in the middle of a file, and begin no further one', async () => {
  largeFile();
  const many = Array.from({ length: 40 }, () => 'large.bin');
  expect(await untilEnd((stop) => fileSums(parent, many, stop))).toBeLessThan(500);
});

it('a large file is left off in its middle, and nothing is left of it', async () => {
  largeFile();
  const target = join(parent, 'target');
  mkdirSync(target);
  const took = await untilEnd((stop) =>
    folderTarget(target, stop).put(parent, ['large.bin'], () => undefined),
  );
  expect(took).toBeLessThan(500);
  expect(readdirSync(target)).toEqual([]);
});

it('a store that is busy is not waited for', async () => {
  store = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => store?.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  const environment = {
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  };
  const took = await untilEnd((stop) => s3Target('s3://www/site', environment, stop).read('a'));
  expect(took).toBeLessThan(40);
});
