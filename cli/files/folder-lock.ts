import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assertNotStopped } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { isDiskFull } from './file-failure.ts';
import { isThere, lockOwner, ownLock } from './lock-owner.ts';
import { makeReadableFolder } from './readable.ts';

const lockName = '.site-lock';
/** Milliseconds. */
const between = 50;
const maxWait = 60_000;
/** Milliseconds after which the owner of a lock says again that it is there. */
const renewal = 1000;
/** Milliseconds after which one that nothing else is known of is taken for gone. */
const maxSilence = 10_000;

const sumOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Puts this process into a lock that nobody has. On a full disk it stays empty: it is one all the same.
 * @returns the number of its file; undefined where somebody has it
 */
async function takeLock(lock: string): Promise<number | undefined> {
  const file = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    await file.writeFile(JSON.stringify(ownLock())).catch((error: unknown) => {
      // An empty file needs no room.
      if (!isDiskFull(error)) throw error;
    });
    return (await file.stat()).ino;
  } catch (error) {
    await rm(lock, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** What stands in a lock. */
type Found = { readonly text: string; readonly inode: number; readonly time: number };

async function readLock(lock: string): Promise<Found | undefined> {
  // Where it cannot be read, its times say whether somebody has it.
  const text = await readFile(lock, 'utf8').catch(() => '');
  const found = await stat(lock).catch(() => undefined);
  return found && { text, inode: found.ino, time: found.mtimeMs };
}

/** @returns false where there is such a file */
function makeClaim(claim: string): boolean {
  try {
    closeSync(openSync(claim, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Removes a lock whose owner is gone. Of several processes that found that out one does so, and none removes the lock that
 * another one has made by then: who looks once more and removes it holds a claim to that one lock. In one go, as no signal
 * comes in between.
 * @returns false where another process is at it
 * @throws what the file system says
 */
function removeLeft(lock: string, { text, inode }: Found): boolean {
  const claim = `${lock}.${sumOf(`${inode} ${text}`)}`;
  if (!makeClaim(claim)) {
    const found = statSync(claim, { throwIfNoEntry: false });
    // It was ended there.
    if (found && Date.now() - found.mtimeMs > maxSilence) rmSync(claim, { force: true });
    return false;
  }
  try {
    const isSame =
      statSync(lock, { throwIfNoEntry: false })?.ino === inode &&
      readFileSync(lock, 'utf8') === text;
    if (isSame) rmSync(lock);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Waits until the lock of a folder is this process's own. */
async function awaitLock(folder: string, lock: string, stop: AbortSignal): Promise<number> {
  const start = performance.now();
  /** The last change of the lock, and when it was seen: clocks of two machines differ. */
  let seen: { readonly key: string; readonly at: number } | undefined;
  for (;;) {
    assertNotStopped(stop);
    const taken = await takeLock(lock);
    if (taken !== undefined) return taken;
    const found = await readLock(lock);
    if (!found) continue;
    const now = performance.now();
    const key = `${found.inode} ${found.time} ${found.text}`;
    if (seen?.key !== key) seen = { key, at: now };
    const owner = lockOwner(found.text);
    const isHere = owner && isThere(owner);
    const isSilent = now - seen.at > maxSilence;
    const isLeft = isHere === false || (isHere === undefined && isSilent);
    if (isLeft && removeLeft(lock, found)) continue;
    if (now - start >= maxWait) {
      const name = owner?.pid ?? found.text;
      throw new UsageError({
        zh: `另一个进程（${name}）正在写入 ${folder}；见 ${lock}`,
        en: `another process (${name}) is writing into ${folder}; see ${lock}`,
      });
    }
    await pause(between);
  }
}

/** Says again and again that this process is there, and has a lock. */
function keepLock(lock: string): NodeJS.Timeout {
  const renew = (): void => {
    const now = new Date();
    // Where it is gone nothing can be said of it.
    utimes(lock, now, now).catch(() => undefined);
  };
  return setInterval(renew, renewal).unref();
}

/** Gives a lock back, unless this process was taken for gone and another one has it. */
async function releaseLock(lock: string, inode: number): Promise<void> {
  const found = await readLock(lock);
  if (found?.inode === inode) await rm(lock, { force: true });
}

/**
 * Does something with a folder while no other process that asks the same does. A folder that was made for it goes
 * again where nothing came into it.
 * @param stop ends waiting
 * @throws UsageError where another one goes on for a minute; Interrupted where it is stopped
 */
export async function withLock<Result>(
  folder: string,
  stop: AbortSignal,
  act: () => Promise<Result>,
): Promise<Result> {
  const made = await makeReadableFolder(folder);
  const lock = join(folder, lockName);
  try {
    const inode = await awaitLock(folder, lock, stop);
    const kept = keepLock(lock);
    try {
      return await act();
    } finally {
      clearInterval(kept);
      await releaseLock(lock, inode);
    }
  } catch (error) {
    // What holds something stays, and so does all above it.
    for (const each of made) await rmdir(each).catch(() => undefined);
    throw error;
  }
}
