import { copyFile, link, lstat, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sideBySide } from '../concurrency/side-by-side.ts';
import { assertNotStopped } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { entryAt } from './entry-at.ts';
import { contentOf, type NewFile } from './new-file.ts';

/** Makes folders, each once. */
function folderMaker(): (folder: string) => Promise<unknown> {
  const made = new Map<string, Promise<unknown>>();
  return (folder) => {
    const making = made.get(folder) ?? mkdir(folder, { recursive: true });
    made.set(folder, making);
    return making;
  };
}

/** Writes files aside, but for those that stand aside already. */
async function stage(
  folder: string,
  files: ReadonlyMap<string, NewFile>,
  stop: AbortSignal,
): Promise<void> {
  const makeFolder = folderMaker();
  await sideBySide(files, async ([path, file]) => {
    assertNotStopped(stop);
    if ('staged' in file) return;
    const target = join(folder, path);
    await makeFolder(dirname(target));
    if ('copyOf' in file) await copyFile(file.copyOf, target);
    else await writeFile(target, await contentOf(file));
  });
}

/** Moves a file to its place, in one step; from another file system it is copied beside it first. */
async function moveIn(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const beside = join(dirname(to), `.${basename(to)}.${process.pid}`);
    await copyFile(from, beside);
    await rename(beside, to);
  }
}

/** Moves a file if it is there; returns whether it was. */
async function moveAway(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    if ((await lstat(from)).isDirectory()) {
      throw new UsageError({
        zh: `要写入文件的位置上有一个文件夹：${from}`,
        en: `a folder stands where a file has to be written: ${from}`,
      });
    }
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Keeps what stands in a place, and leaves it there: nobody who asks for it meanwhile finds nothing. */
async function keep(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  const found = entryAt(from);
  if (!found) return false;
  if (found.isDirectory()) {
    throw new UsageError({
      zh: `要写入文件的位置上有一个文件夹：${from}`,
      en: `a folder stands where a file has to be written: ${from}`,
    });
  }
  // Not every file system has links.
  await link(from, to).catch(() => copyFile(from, to));
  return true;
}

/** Takes away folders that nothing is left in, up to the one that all is in. */
async function removeEmpty(folder: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      const isGone = await rmdir(join(folder, parent)).then(
        () => true,
        // It holds something, or is gone already.
        () => false,
      );
      if (!isGone) break;
    }
  }
}

export type Replacement = {
  /** Files that are placed before all others. */
  readonly first: ReadonlyMap<string, NewFile>;
  readonly files: ReadonlyMap<string, NewFile>;
  /** Files that are placed when all else is done; those that stand there now are gone until then. */
  readonly last: ReadonlyMap<string, NewFile>;
  /** What is no longer wanted. */
  readonly stale: readonly string[];
};

/**
 * Moves new files into their places, then what is stale away, or leaves everything as it is. Files that are new
 * come first, then those that replace others, each in one step: whoever ends the process in the middle
 * leaves a site in which what names a new file finds it. One process at a time may do so with a folder.
 * @param stop has it leave everything as it is
 * @throws what the file system says, UsageError where a folder is in the way, or Interrupted; all is as it was then
 */
export async function replaceFiles(
  folder: string,
  { first, files, last, stale }: Replacement,
  stop: AbortSignal,
): Promise<void> {
  // What a process that was ended left of these is of no use any more.
  const aside = join(folder, '.site-new');
  const backup = join(folder, '.site-old');
  await rm(aside, { recursive: true, force: true });
  await rm(backup, { recursive: true, force: true });
  const kept: string[] = [];
  const placed: string[] = [];
  const putAway = async (path: string): Promise<void> => {
    assertNotStopped(stop);
    if (await moveAway(join(folder, path), join(backup, path))) kept.push(path);
  };
  const makeFolder = folderMaker();
  const place = async (path: string, from: string): Promise<void> => {
    assertNotStopped(stop);
    await makeFolder(dirname(join(folder, path)));
    const file = files.get(path);
    if (file && 'staged' in file) await moveIn(file.staged, join(folder, path));
    else await rename(join(from, path), join(folder, path));
    placed.push(path);
  };
  const replace = async (path: string, from: string): Promise<void> => {
    if (await keep(join(folder, path), join(backup, path))) kept.push(path);
    await place(path, from);
  };
  const [before, now, after] = ['before', 'now', 'after'].map((name) => join(aside, name)) as [
    string,
    string,
    string,
  ];
  try {
    await stage(before, first, stop);
    await stage(now, files, stop);
    await stage(after, last, stop);
    for (const path of first.keys()) await replace(path, before);
    for (const path of last.keys()) if (!first.has(path)) await putAway(path);
    const isThere = (path: string): boolean => entryAt(join(folder, path)) !== undefined;
    const [others, added] = [[...files.keys()].filter(isThere), new Set(files.keys())];
    for (const path of others) added.delete(path);
    await sideBySide(added, (path) => place(path, now));
    await sideBySide(others, (path) => replace(path, now));
    for (const path of stale) await putAway(path);
    await removeEmpty(folder, stale);
    for (const path of last.keys()) await place(path, after);
  } catch (error) {
    for (const path of placed) await rm(join(folder, path), { force: true });
    for (const path of kept) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await rename(join(backup, path), join(folder, path));
    }
    await removeEmpty(folder, placed);
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(backup, { recursive: true, force: true });
  }
}
