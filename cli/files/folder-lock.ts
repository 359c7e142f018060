import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '../usage-error.ts';

const lockName = '.site-lock';
/** Milliseconds. */
const between = 50;
const longest = 60_000;

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

/**
 * Does something with a folder while no other process that asks the same does.
 * @throws UsageError where another one goes on for a minute
 */
export async function withLock<Result>(
  folder: string,
  act: () => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, lockName);
  for (let waited = 0; ; waited += between) {
    const isMine = await writeFile(lock, String(process.pid), { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isMine) break;
    const owner = await readFile(lock, 'utf8').catch(() => undefined);
    // An empty one is just being written, unless its process was ended there.
    const isLeft = owner !== undefined && !isAlive(owner) && (owner !== '' || waited > longest / 6);
    if (isLeft) await rm(lock, { force: true });
    else if (waited >= longest) {
      throw new UsageError(`another process (${owner}) is writing into ${folder}; see ${lock}`);
    } else await pause(between);
  }
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
}
