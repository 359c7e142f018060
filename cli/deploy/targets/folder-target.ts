import { createWriteStream } from 'node:fs';
import { copyFile, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sideBySide } from '../../concurrency/side-by-side.ts';
import { entryAt } from '../../files/entry-at.ts';
import { makeFileReadable, makeReadableFolder } from '../../files/readable.ts';
import { assertNotStopped } from '../../signals/finish-first.ts';
import { checkTarget } from '../check-target.ts';
import type { DeployTarget } from '../deploy-target.ts';
import { fileSums, partsOf } from '../file-sums.ts';

/** Bytes from which on copying a file can be left off in its middle. */
const large = 16 * 1024 * 1024;

/** Puts a file that everybody can read in its place in one step: it is written beside it first. */
async function place(to: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = join(dirname(to), `.${basename(to)}.${process.pid}`);
  try {
    await write(aside);
    makeFileReadable(aside);
    await rename(aside, to);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Copies a file that may be larger than what can be copied while somebody waits for the end. */
async function copy(from: string, to: string, stop: AbortSignal): Promise<void> {
  if ((await stat(from)).size < large) {
    await copyFile(from, to);
    return;
  }
  await pipeline(partsOf(from, stop), createWriteStream(to));
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

/** Whether a file lies inside of a folder, links of folders followed. */
async function isInside(folder: string, path: string): Promise<boolean> {
  const real = (path: string) => realpath(path).catch(() => undefined);
  const all = await real(folder);
  const parent = await real(dirname(join(folder, path)));
  if (all === undefined || parent === undefined) return false;
  return parent === all || parent.startsWith(all.endsWith(sep) ? all : all + sep);
}

/**
 * A folder of this machine, or one that is mounted there.
 * @param stop breaks off what is under way
 */
export const folderTarget = (target: string, stop: AbortSignal): DeployTarget => ({
  name: target,
  check: (out) => checkTarget(out, target),
  list: (_folder, wanted, ours) =>
    fileSums(
      target,
      [...new Set([...wanted.keys(), ...ours])].filter((path) =>
        entryAt(join(target, path))?.isFile(),
      ),
      stop,
    ),
  read: (path) => readFile(join(target, path), 'utf8').catch(() => undefined),
  writeText: async (path, text) => {
    await makeReadableFolder(target);
    await place(join(target, path), (aside) => writeFile(aside, text));
  },
  put: async (folder, paths, done) => {
    await makeReadableFolder(target);
    await sideBySide(paths, async (path) => {
      assertNotStopped(stop);
      const to = join(target, path);
      await makeReadableFolder(dirname(to));
      await place(to, (aside) => copy(join(folder, path), aside, stop));
      done(path);
    });
  },
  remove: async (paths) => {
    for (const path of paths) {
      assertNotStopped(stop);
      // A link of somebody else's leads to what no deployment put there.
      if (!(await isInside(target, path))) continue;
      await rm(join(target, path), { force: true });
      await removeEmpty(target, path);
    }
  },
});
