import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sideBySide } from '../concurrency/side-by-side.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { makeFileReadable, makeFolderReadable, makeReadableFolder } from '../files/readable.ts';
import { assertNotStopped } from '../signals/finish-first.ts';
import { readLink } from './output-paths.ts';

/** Moves a file; from another file system it is copied. */
async function moveIn(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
  }
}

/** Gives a file that never changes a second name. Not every file system has links, nor has a file any number of them. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (['ENOENT', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    copyFileSync(from, to);
  }
}

/** Links between which signals are heard. */
const atOnce = 200;

/** Gives files second names in a folder. A link takes less time than a thread that would make it takes to start. */
async function linkFiles(
  folder: string,
  linked: ReadonlyMap<string, string>,
  stop: AbortSignal,
): Promise<void> {
  const made = new Set<string>();
  let count = 0;
  for (const [path, from] of linked) {
    if (count % atOnce === 0) {
      await turn();
      assertNotStopped(stop);
    }
    count += 1;
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    linkFile(from, target);
    // One of a release that was made before all were.
    makeFileReadable(target);
  }
}

async function writeNew(file: NewFile, target: string): Promise<void> {
  if ('staged' in file) await moveIn(file.staged, target);
  else if ('copyOf' in file) await copyFile(file.copyOf, target);
  else await writeFile(target, await contentOf(file));
  makeFileReadable(target);
}

/** The folders that files are in, and all above those. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let at = dirname(path); at !== '.' && !folders.has(at); at = dirname(at)) folders.add(at);
  }
  return folders;
}

/** Copies a file of somebody else's; a link is copied as one. */
async function copyForeign(from: string, to: string): Promise<void> {
  const link = readLink(from);
  if (link === undefined) await copyFile(from, to);
  else await symlink(link, to);
}

/** The files of a folder that is put together. */
export type Staged = {
  /** Files that are written. */
  readonly written: ReadonlyMap<string, NewFile>;
  /** Files that stand elsewhere and never change, by path: where. */
  readonly linked: ReadonlyMap<string, string>;
  /** Files that stand elsewhere and belong to somebody else. */
  readonly copied: ReadonlyMap<string, string>;
};

/**
 * Puts a folder together, which everybody can read.
 * @param stop has it leave off; what was written by then stays
 * @throws what the file system says; Interrupted where it is stopped
 */
export async function stageFolder(
  folder: string,
  { written, linked, copied }: Staged,
  stop: AbortSignal,
): Promise<void> {
  const made = new Map<string, Promise<unknown>>();
  const place = async (path: string, put: (target: string) => Promise<void>): Promise<void> => {
    assertNotStopped(stop);
    const target = join(folder, path);
    const parent = dirname(target);
    const making = made.get(parent) ?? mkdir(parent, { recursive: true });
    made.set(parent, making);
    await making;
    await put(target);
  };
  await makeReadableFolder(folder);
  await sideBySide(copied, ([path, from]) => place(path, (target) => copyForeign(from, target)));
  await linkFiles(folder, linked, stop);
  await sideBySide(written, ([path, file]) => place(path, (target) => writeNew(file, target)));
  for (const each of foldersOf([...written.keys(), ...linked.keys(), ...copied.keys()]))
    makeFolderReadable(join(folder, each));
}
