import { join } from 'node:path';
import { listFiles } from '../../files/list-files.ts';

/** A file of content by its path. */
export type ContentFile = {
  /** Path from the content folder, with forward slashes. */
  readonly path: string;
  /** Path as it is shown to the author. */
  readonly file: string;
  readonly language: string;
  readonly collection: string;
  readonly id: string;
};

/**
 * The Markdown files of a site's content, in the order of their paths; what an editor hides (.obsidian) is not
 * content.
 * @param folder the site's folder
 */
export async function findContent(folder: string): Promise<readonly ContentFile[]> {
  const root = join(folder, 'content');
  const files = await listFiles(root);
  return files
    .filter((path) => /\.(?:md|markdown)$/i.test(path) && !/(?:^|\/)\./.test(path))
    .map((path) => {
      const parts = path.split('/');
      const [language = '', collection = ''] = parts.length > 2 ? parts : [];
      const id = (parts.at(-1) ?? '').replace(/\.(?:md|markdown)$/i, '');
      return { path, file: join(root, path), language, collection, id };
    });
}
