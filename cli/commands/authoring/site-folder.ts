import { join } from 'node:path';
import { entryAt } from '../../files/entry-at.ts';
import { siteFileNames } from '../../files/find-site-file.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';

/**
 * The folder of the site that is added to: the one that is named, else site, or the working directory.
 * @throws UnreadableInput where there is none
 */
export function siteFolder(given: string | undefined): string {
  if (given !== undefined) return given;
  const isSite = (folder: string): boolean =>
    siteFileNames.some((name) => entryAt(join(folder, name))?.isFile());
  const found = ['site', '.'].find(isSite);
  if (found !== undefined) return found;
  throw new UnreadableInput({
    zh: '这里没有网站；请用 --site 指明它的文件夹',
    en: 'there is no site here; name its folder with --site',
  });
}
