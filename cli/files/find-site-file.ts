import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readFailure } from './file-failure.ts';
import { UnreadableInput } from './unreadable-input.ts';

/** Names of the site file in its folder; the first that is there is taken. */
export const siteFileNames: readonly string[] = ['site.yaml', 'site.yml', 'site.json'];

/** Whether a file in the site's folder has the name of an environment's, such as site.staging.yaml. */
export const isEnvironmentName = (name: string): boolean =>
  /^site\.[A-Za-z0-9][\w-]{0,63}\.(?:ya?ml|json)$/.test(name);

/** @throws what the system says, unless nothing is there */
async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'nothing';
    const why = readFailure(error as Error);
    throw new UnreadableInput({
      zh: `无法读取 ${path}：${why.zh}`,
      en: `${path} cannot be read: ${why.en}`,
    });
  }
}

/**
 * The site file that a path names: the file itself, or the one in the folder.
 * @throws UnreadableInput where there is none
 */
export async function findSiteFile(path: string): Promise<string> {
  const kind = await kindOf(path);
  if (kind === 'file') return path;
  if (kind === 'nothing') {
    throw new UnreadableInput({
      zh: `${path} 不存在：请写明站点所在的文件夹，或用 site init 新建一个站点`,
      en: `${path} does not exist: name the folder of a site, or start one with site init`,
    });
  }
  for (const name of siteFileNames) {
    const file = join(path, name);
    if ((await kindOf(file)) === 'file') return file;
  }
  throw new UnreadableInput({
    zh: `${path} 中没有 ${siteFileNames.join('、')}`,
    en: `${path} has no ${siteFileNames.join(', ')}`,
  });
}
