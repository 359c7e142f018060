import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeLeftFolders, temporaryFolder } from '../../../cli/files/temporary-folder.ts';
import { endingSignals } from '../../../cli/signals/ending-signals.ts';

/** What the test runner itself waits for. */
const others = new Map(endingSignals.map((signal) => [signal, process.listeners(signal)]));
const kill = vi.spyOn(process, 'kill');
let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'temporary-'));
  vi.stubEnv('TMPDIR', parent);
  for (const signal of endingSignals) process.removeAllListeners(signal);
});
afterEach(() => {
  vi.unstubAllEnvs();
  kill.mockReset();
  for (const [signal, listeners] of others) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
  rmSync(parent, { recursive: true, force: true });
});

/** A thread that makes folders and files as fast as it can. */
const writer = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage('started');
for (let count = 0; ; count += 1) {
  try {
    mkdirSync(workerData + '/a/' + (count % 50), { recursive: true });
    writeFileSync(workerData + '/a/' + (count % 50) + '/' + count, 'page');
  } catch {}
}`;

it('is gone with a signal, while threads write into it', async () => {
  kill.mockReturnValue(true);
  for (let count = 0; count < 3; count += 1) {
    const folder = await temporaryFolder('site-pages-');
    const threads = [1, 2, 3].map(() => new Worker(writer, { eval: true, workerData: folder }));
    await Promise.all(threads.map((thread) => once(thread, 'message')));
    await pause(40);
    expect(existsSync(join(folder, 'a'))).toBe(true);
    // What is thrown here ends the process with a trace.
    process.emit('SIGINT', 'SIGINT');
    await vi.waitFor(() => expect(kill).toHaveBeenLastCalledWith(process.pid, 'SIGINT'), 5000);
    for (const thread of threads) await thread.terminate();
    // Only what is written after the process would have ended can be there.
    expect(readdirSync(parent).filter((name) => name.includes('.going'))).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  }
});

it('that a killed process left is removed when it is old, and no other is', async () => {
  const gone = Number(execFileSync('node', ['-p', 'process.pid'], { encoding: 'utf8' }));
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const folders = {
    [`site-pages-${gone}-aBc123`]: dayAgo,
    [`site-share-pictures-${gone}-aBc123.going0`]: dayAgo,
    [`site-forms-${gone}-aBc123`]: new Date(),
    [`site-pages-${process.pid}-aBc123`]: dayAgo,
    'site-pages-plans': dayAgo,
    [`other-${gone}-aBc123`]: dayAgo,
  };
  for (const [name, time] of Object.entries(folders)) {
    mkdirSync(join(parent, name, 'deep'), { recursive: true });
    utimesSync(join(parent, name), time, time);
  }
  await removeLeftFolders();
  expect(readdirSync(parent).sort()).toEqual(Object.keys(folders).slice(2).sort());
});
