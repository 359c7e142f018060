import { open, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assertNotStopped } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { makeFolder } from './make-folder.ts';

const lockName = '.site-lock';
/** Milliseconds. */
const between = 50;
const maxWait = 60_000;

/** Whether a process that left its number is still there. */
function isAlive(process_: string): boolean {
  const id = Number(process_);
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It is there and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Puts this process's number into a lock that nobody has; leaves none that could not be written whole. */
async function takeLock(lock: string): Promise<boolean> {
  const file = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (!file) return false;
  try {
    await file.writeFile(String(process.pid));
    return true;
  } catch (error) {
    await rm(lock, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Waits until the lock of a folder is this process's own. */
async function awaitLock(folder: string, lock: string, stop: AbortSignal): Promise<void> {
  for (let waited = 0; ; waited += between) {
    assertNotStopped(stop);
    if (await takeLock(lock)) return;
    const owner = await readFile(lock, 'utf8').catch(() => undefined);
    // An empty one is just being written, unless its process was ended there.
    const isLeft = owner !== undefined && !isAlive(owner) && (owner !== '' || waited > maxWait / 6);
    if (isLeft) await rm(lock, { force: true });
    else if (waited >= maxWait) {
      throw new UsageError({
        zh: `另一个进程（${owner}）正在写入 ${folder}；见 ${lock}`,
        en: `another process (${owner}) is writing into ${folder}; see ${lock}`,
      });
    } else await pause(between);
  }
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
  const made = await makeFolder(folder);
  const lock = join(folder, lockName);
  try {
    await awaitLock(folder, lock, stop);
    try {
      return await act();
    } finally {
      await rm(lock, { force: true });
    }
  } catch (error) {
    // What holds something stays, and so does all above it.
    for (const each of made) await rmdir(each).catch(() => undefined);
    throw error;
  }
}
