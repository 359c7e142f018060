import { posix } from 'node:path';
import type { SiteSource } from '../../../schema/source.generated.ts';

/** The folder that the entries of a collection in one language lie in. */
export type ContentFolder = {
  /** Path from the site's folder, with forward slashes. */
  readonly folder: string;
  readonly language: string;
  readonly collection: string;
};

/** The folder in the site's own that entries lie in by default. */
export const defaultContentFolder = 'content';

/** What of a site says where its entries lie. */
export type FolderSource = Pick<SiteSource, 'collections' | 'languages'>;

/** The folders that collections name for their entries in languages of the site, in place of the default ones. */
export const namedFolders = ({ collections = {}, languages }: FolderSource) =>
  Object.entries(collections).flatMap(([collection, { files = {} }]) =>
    Object.entries(files)
      .filter(([language]) => Object.hasOwn(languages, language))
      .map(([language, folder]): ContentFolder => ({ folder, language, collection })),
  );

/** The folders of a site, by their paths from its own, that all its entries lie in. */
export const allContentFolders = (source: FolderSource): readonly string[] => [
  defaultContentFolder,
  ...new Set(namedFolders(source).map(({ folder }) => folder)),
];

/** Path of an entry from the site's folder. */
export function entryPath(
  { collections = {} }: FolderSource,
  collection: string,
  language: string,
  id: string,
): string {
  const named = collections[collection]?.files?.[language];
  const folder = named ?? `${defaultContentFolder}/${language}/${collection}`;
  return posix.join(folder, `${id}.md`);
}
