import { copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sideBySide } from '../../concurrency/side-by-side.ts';
import { entryAt } from '../../files/entry-at.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { assertNotStopped } from '../../signals/finish-first.ts';
import type { DeployTarget } from '../deploy-target.ts';
import { fileSums } from '../file-sums.ts';

/** Puts a file in its place in one step: it is written beside it first. */
async function place(to: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = join(dirname(to), `.${basename(to)}.${process.pid}`);
  try {
    await write(aside);
    await rename(aside, to);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Takes away folders that nothing is left in, up to the one that all is in. */
async function removeEmpty(folder: string, path: string): Promise<void> {
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    const isGone = await rmdir(join(folder, parent)).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

/**
 * A folder of this machine, or one that is mounted there.
 * @param stop breaks off what is under way
 */
export const folderTarget = (target: string, stop: AbortSignal): DeployTarget => ({
  name: target,
  list: (_folder, wanted, ours) =>
    fileSums(
      target,
      [...new Set([...wanted.keys(), ...ours])].filter((path) =>
        entryAt(join(target, path))?.isFile(),
      ),
    ),
  read: (path) => readFile(join(target, path), 'utf8').catch(() => undefined),
  writeText: async (path, text) => {
    await makeFolder(target);
    await place(join(target, path), (aside) => writeFile(aside, text));
  },
  put: async (folder, paths, done) => {
    await makeFolder(target);
    await sideBySide(paths, async (path) => {
      assertNotStopped(stop);
      const to = join(target, path);
      await mkdir(dirname(to), { recursive: true });
      await place(to, (aside) => copyFile(join(folder, path), aside));
      done(path);
    });
  },
  remove: async (paths) => {
    for (const path of paths) {
      assertNotStopped(stop);
      await rm(join(target, path), { force: true });
      await removeEmpty(target, path);
    }
  },
});
