import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { readFailure } from '../../files/file-failure.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import type { LeftOut } from './source-document.ts';

/** Files of the old site, by their paths from a folder, with forward slashes. */
export type SourceFolder = {
  /** The folder, links followed. */
  readonly root: string;
  readonly names: readonly string[];
  readonly leftOut: readonly LeftOut[];
};

const unreadable = (path: string, error: unknown): UnreadableInput => {
  const why = readFailure(error as NodeJS.ErrnoException);
  return new UnreadableInput({
    zh: `无法读取 ${path}：${why.zh}`,
    en: `${path} cannot be read: ${why.en}`,
  });
};

/**
 * The bytes of a file that is to be imported.
 * @throws UnreadableInput where it cannot be read
 */
export async function readSource(path: string): Promise<Buffer> {
  return readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
}

/**
 * The files that are to be imported: the one that is named, or all below a folder. Links and what is hidden are left
 * out.
 * @param wanted tells which files of a folder are meant
 * @throws UnreadableInput where there is none
 */
export async function sourceFiles(
  path: string,
  wanted: (name: string) => boolean,
): Promise<SourceFolder> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (found.isFile()) {
    const file = await realpath(path);
    return { root: dirname(file), names: [basename(file)], leftOut: [] };
  }
  const root = await realpath(resolve(path));
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(
    (error: unknown) => {
      throw unreadable(path, error);
    },
  );
  const leftOut: LeftOut[] = [];
  const names: string[] = [];
  for (const entry of entries) {
    const name = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (/(?:^|\/)(?:\.|~\$|node_modules(?:\/|$))/.test(name) || !wanted(name)) continue;
    if (entry.isFile()) names.push(name);
    else if (entry.isSymbolicLink()) {
      leftOut.push({
        name,
        why: { zh: '符号链接不跟随', en: 'it is a symbolic link, which is not followed' },
      });
    }
  }
  if (names.length === 0) {
    throw new UnreadableInput({
      zh: `${path} 中没有可以导入的文件`,
      en: `there is no file in ${path} that can be imported`,
    });
  }
  const byName = new Intl.Collator('en', { numeric: true });
  return { root, names: names.sort(byName.compare), leftOut };
}
