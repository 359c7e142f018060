import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '../../../cli/files/folder-lock.ts';
import { isThere, type LockOwner, ownLock } from '../../../cli/files/lock-owner.ts';
import { Interrupted } from '../../../cli/signals/finish-first.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, '.site-lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const never = new AbortController().signal;
const leave = (owner: LockOwner | string): void =>
  writeFileSync(lock, typeof owner === 'string' ? owner : JSON.stringify(owner));
const another = (): LockOwner => ({ ...ownLock(), id: 'another' });
/** Milliseconds until the lock is there for this process. */
async function waited(): Promise<number> {
  const start = performance.now();
  await withLock(folder, never, async () => undefined);
  return performance.now() - start;
}
const deadPid = (): number =>
  Number(execFileSync('node', ['-p', 'process.pid'], { encoding: 'utf8' }));

describe('a lock that was left', () => {
  it.each([
    ['a process that had the number of this one', () => ({ ...another(), start: '1' })],
    ['a process that is gone', () => ({ ...another(), pid: deadPid() })],
    [
      'a process whose number another one has by now',
      () => ({ ...another(), pid: process.ppid, start: '1' }),
    ],
  ])('by %s is taken at once', async (_, owner) => {
    leave(owner());
    expect(await waited()).toBeLessThan(1000);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('in another container, by an earlier version, or empty, is taken after 10 seconds without a renewal', async () => {
    const texts = [JSON.stringify({ ...another(), place: 'else' }), `${process.pid}`, ''];
    await Promise.all(
      texts.map(async (text, index) => {
        const own = join(folder, `${index}`);
        mkdirSync(own);
        writeFileSync(join(own, '.site-lock'), text);
        const start = performance.now();
        await withLock(own, never, async () => undefined);
        const took = performance.now() - start;
        expect([took > 9000, took < 14_000, readdirSync(own)]).toEqual([true, true, []]);
      }),
    );
  });

  it('is taken by one of many', async () => {
    leave({ ...another(), pid: deadPid() });
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await pause(5);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => withLock(folder, never, work)));
    expect([most, readdirSync(folder)]).toEqual([1, []]);
  });
});

describe('a lock that somebody has', () => {
  it('is not taken while its owner, in another container, renews it', async () => {
    leave({ ...another(), place: 'else' });
    const renewing = setInterval(() => utimesSync(lock, new Date(), new Date()), 500);
    const controller = new AbortController();
    const ended = expect(
      withLock(folder, controller.signal, async () => undefined),
    ).rejects.toThrow(Interrupted);
    await pause(12_000);
    controller.abort();
    await ended;
    clearInterval(renewing);
    expect(JSON.parse(readFileSync(lock, 'utf8')).place).toBe('else');
  });

  it('is renewed, and gone afterwards', async () => {
    await withLock(folder, never, async () => {
      utimesSync(lock, 1, 1);
      await pause(1500);
      expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(5000);
    });
    expect(existsSync(lock)).toBe(false);
  });

  it('by now is not removed by who had it before', async () => {
    await withLock(folder, never, async () => {
      rmSync(lock);
      writeFileSync(join(folder, 'aside'), '');
      leave(another());
    });
    expect(existsSync(lock)).toBe(true);
  });

  it('is that of a process that does nothing for now', async () => {
    const child = spawn('sleep', ['60']);
    await pause(50);
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    expect(isThere({ ...another(), pid: child.pid ?? 0, start })).toBe(true);
    child.kill('SIGKILL');
  });
});
