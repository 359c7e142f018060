import { join } from 'node:path';
import { listFiles } from '../../files/list-files.ts';
import {
  type ContentFolder,
  defaultContentFolder,
  type FolderSource,
  namedFolders,
} from '../folders/content-folders.ts';

/** A file of content by its path. */
export type ContentFile = {
  /** Path from the site's folder, with forward slashes. */
  readonly path: string;
  /** Path as it is shown to the author. */
  readonly file: string;
  readonly language: string;
  readonly collection: string;
  readonly id: string;
};

const ending = /\.(?:md|markdown)$/i;
const isText = (path: string): boolean => ending.test(path) && !/(?:^|\/)\./.test(path);
const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(ending, '');

async function inDefaultFolder(site: string): Promise<ContentFile[]> {
  const paths = await listFiles(join(site, defaultContentFolder));
  return paths.filter(isText).map((below) => {
    const parts = below.split('/');
    const [language = '', collection = ''] = parts.length > 2 ? parts : [];
    const path = `${defaultContentFolder}/${below}`;
    return { path, file: join(site, path), language, collection, id: idOf(path) };
  });
}

/** Those in folders below are no entries: one language may lie inside of another's folder. */
async function inNamedFolder(
  site: string,
  { folder, language, collection }: ContentFolder,
): Promise<ContentFile[]> {
  const names = await listFiles(join(site, folder));
  return names
    .filter((name) => isText(name) && !name.includes('/'))
    .map((name) => {
      const path = `${folder}/${name}`;
      return { path, file: join(site, path), language, collection, id: idOf(path) };
    });
}

/**
 * The Markdown files of a site's content, in the order of their paths; what an editor hides (.obsidian) is not
 * content.
 * @param folder the site's folder
 * @param source names the folders of collections that are not the default ones
 */
export async function findContent(
  folder: string,
  source: FolderSource,
): Promise<readonly ContentFile[]> {
  const named = namedFolders(source).map((each) => inNamedFolder(folder, each));
  const found = (await Promise.all([inDefaultFolder(folder), ...named])).flat();
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
