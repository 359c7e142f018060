import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { entryAt } from '../files/entry-at.ts';
import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { UsageError } from '../usage-error.ts';
import { type CompletedPackage, completedPackage } from './files/completed-package.ts';
import { writeTogether } from './write-together.ts';

/** What npm and git leave in a folder before there is a site in it. */
const unrelated: ReadonlySet<string> = new Set([
  '.DS_Store',
  '.git',
  'node_modules',
  'package-lock.json',
  'package.json',
]);

const maxNamed = 3;

/**
 * Makes sure that a folder can take a new site.
 * @param force whether other files may be in it
 * @throws UsageError where it is a file, cannot be looked into, or holds other files
 */
export async function assertFree(folder: string, force: boolean): Promise<void> {
  const found = entryAt(folder);
  if (!found) return;
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (!isFileFailure(error)) throw error;
    const why = fileFailure(error);
    throw new UsageError({
      zh: `无法在此建立网站：${why.zh}`,
      en: `there can be no site in ${why.en}`,
    });
  }
  const others = names.filter((name) => !unrelated.has(name)).sort();
  if (force || others.length === 0) return;
  const more = others.length - maxNamed;
  const named = others.slice(0, maxNamed);
  const list = {
    zh: named.join('、') + (more > 0 ? ` 等 ${others.length} 项` : ''),
    en: named.join(', ') + (more > 0 ? ` and ${more} more` : ''),
  };
  throw new UsageError({
    zh: `${folder} 不是空文件夹，其中有 ${list.zh}；请指定别的文件夹，或用 --force 只写入还没有的文件`,
    en: `${folder} is not empty, it has ${list.en}; name another folder, or write what is not there yet with --force`,
  });
}

export type WrittenSite = {
  readonly written: readonly string[];
  /** Files that were there, and are as they were. */
  readonly left: readonly string[];
  /** The package.json that was there; undefined: there was none. */
  readonly completed: CompletedPackage | undefined;
};

/**
 * Writes the files of a new site, all or none; those that are there already are left as they are, but for what a
 * package.json lacks.
 * @param manifest the package.json that is there
 * @throws UsageError where the folder cannot be written; it is as it was then
 */
export async function writeNewSite(
  folder: string,
  files: ReadonlyMap<string, string>,
  manifest: string | undefined,
): Promise<WrittenSite> {
  const completed =
    manifest === undefined
      ? undefined
      : completedPackage(manifest, files.get('package.json') ?? '{}');
  const texts = new Map(files);
  if (completed?.text !== undefined) texts.set('package.json', completed.text);
  const left = [...files.keys()].filter((path) => {
    const isThere = entryAt(join(folder, path)) !== undefined;
    return isThere && !(path === 'package.json' && completed?.text !== undefined);
  });
  for (const path of left) texts.delete(path);
  await writeTogether(folder, texts);
  return { written: [...texts.keys()], left, completed };
}
