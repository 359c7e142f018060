import { constants } from 'node:fs';
import { access, lstat, readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { LocalText } from '../local-text.ts';
import { UsageError } from '../usage-error.ts';
import { fileFailure, isFileFailure } from './file-failure.ts';
import { findSiteFile } from './find-site-file.ts';
import { isOutput } from './is-output.ts';

/** The real path of a file or folder, of which the last parts may not be there yet. */
export async function realPath(path: string): Promise<string> {
  const whole = resolve(path);
  const real = await realpath(whole).catch(() => undefined);
  if (real !== undefined || dirname(whole) === whole) return real ?? whole;
  return join(await realPath(dirname(whole)), basename(whole));
}

/** Whether a path is a folder or lies inside of it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return (
    way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path)
  );
}

export type Refuse = (what: LocalText) => never;

/** Refuses a folder that holds a site's own files, or lies among them. */
export async function checkSiteFiles(site: string, folder: string, refuse: Refuse): Promise<void> {
  const written = await findSiteFile(site);
  const file = await realPath(written);
  if (isWithin(file, folder)) {
    refuse({
      zh: `含有站点文件 ${basename(file)}`,
      en: `holds the site file ${basename(file)}`,
    });
  }
  for (const name of ['content', 'public']) {
    const own = await realPath(join(dirname(written), name));
    if (isWithin(folder, own)) {
      refuse({ zh: `位于网站的文件夹 ${name} 中`, en: `lies in the site's folder ${name}` });
    }
    if (isWithin(own, folder)) {
      refuse({ zh: `含有网站的文件夹 ${name}`, en: `holds the site's folder ${name}` });
    }
  }
}

/** Refuses folders in which everything of a person or a machine lies. */
export async function checkPlace(folder: string, refuse: Refuse): Promise<void> {
  if (folder === dirname(folder)) {
    refuse({ zh: '是文件系统的根目录', en: 'is the root of the file system' });
  }
  if (isWithin(await realPath(homedir()), folder)) {
    refuse({ zh: '是主文件夹，或含有主文件夹', en: 'is or holds your home folder' });
  }
}

/** Refuses a folder that is there and was not made by a build: what is in it is somebody's own. */
async function checkForeignFiles(folder: string, refuse: Refuse): Promise<void> {
  if (await isOutput(folder)) return;
  if (isWithin(await realPath('.'), folder)) {
    refuse({ zh: '是当前目录，或含有当前目录', en: 'is or holds the working directory' });
  }
  const names: readonly string[] = await readdir(folder).catch(() => []);
  if (names.includes('.git')) refuse({ zh: '是代码仓库', en: 'is a repository' });
  // Files such as .gitkeep and .nojekyll say something of the folder, and are nothing in it.
  const first = names.find((name) => !name.startsWith('.'));
  if (first !== undefined) {
    refuse({
      zh: `不是 site build 或 site emit 写出的，其中有 ${first}`,
      en: `was not written by site build or site emit, and holds ${first}`,
    });
  }
}

/** The folder that is there, and nearest to a path that may not be there yet. */
async function nearest(path: string): Promise<string> {
  try {
    await lstat(path);
    return path;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR'].includes(code) || dirname(path) === path) throw error;
    return nearest(dirname(path));
  }
}

/** Refuses a folder that cannot be written, as far as that can be known before. */
async function checkWritable(out: string, folder: string): Promise<void> {
  try {
    const there = await nearest(folder);
    const name = there === folder ? out : there;
    if (!(await stat(there)).isDirectory()) {
      throw new UsageError({
        zh: `${name} 是文件，不是可写入的文件夹；请用 -o 另选`,
        en: `${name} is a file, not a folder to write to; choose another with -o`,
      });
    }
    await access(there, constants.W_OK | constants.X_OK);
    // The releases stand beside it.
    if (there === folder) await access(dirname(resolve(out)), constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (!isFileFailure(error)) throw error;
    const why = fileFailure(error);
    throw new UsageError({
      zh: `无法写入 ${out}：${why.zh}；请用 -o 另选`,
      en: `${out} cannot be written: ${why.en}; choose another with -o`,
    });
  }
}

/**
 * Refuses to write where it would do harm or cannot be done: a folder that holds a site's file, one that is,
 * holds or lies inside of its content or its public files; the home folder, the working directory, a repository
 * and those above them; one with files that no build wrote; one that cannot be written. Links are followed.
 * @param site the site file, or the folder it is in
 * @throws UsageError where it does
 * @throws UnreadableInput where there is no site file
 */
export async function checkOutput(site: string, out: string): Promise<void> {
  if (out === '') {
    throw new UsageError({
      zh: '-o 没有写明文件夹；请写一个，例如 -o dist/site',
      en: '-o names no folder; write one, such as -o dist/site',
    });
  }
  if (out.startsWith('~')) {
    throw new UsageError({
      zh: `这里的 ${out} 不指主文件夹，因为没有 Shell 替换 ~；请写完整路径，或 ./${out}`,
      en: `${out} names no home folder here, as no shell replaced the ~; write the whole path, or ./${out}`,
    });
  }
  const folder = await realPath(out);
  const refuse = (what: LocalText): never => {
    throw new UsageError({
      zh: `${out} ${what.zh}：写入的内容会与已有的内容混在一起；请另选文件夹，例如 -o dist/site`,
      en: `${out} ${what.en}: what is written there would mix with what you wrote; choose another folder, such as -o dist/site`,
    });
  };
  await checkPlace(folder, refuse);
  await checkSiteFiles(site, folder, refuse);
  await checkForeignFiles(folder, refuse);
  await checkWritable(out, folder);
}
