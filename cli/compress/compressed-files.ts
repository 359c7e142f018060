import type { SiteSource } from '../../schema/source.generated.ts';
import { cacheFolder } from '../content/cache/cache-folder.ts';
import type { NewFile } from '../files/new-file.ts';
import type { Io } from '../io.ts';
import { compressForms } from './compress-forms.ts';

/** Name of the group of files that are compressed forms of others. */
export const compressedGroup = 'compressed';

/**
 * The compressed forms of the files of a build, as the site's settings want them, with what the last build made.
 * @param groups the files of the build, in one map or several
 */
export function compressedFiles(
  {
    source,
    content,
  }: { readonly source: SiteSource; readonly content: { readonly folder: string } },
  groups: readonly ReadonlyMap<string, NewFile>[],
  { progress }: Io,
): Promise<ReadonlyMap<string, NewFile>> {
  const cached = cacheFolder(content.folder);
  return compressForms(groups, {
    compress: source.build?.compress,
    cache: cached && `${cached.folder}-compressed`,
    progress:
      progress &&
      ((done, all) => {
        if (done % 50 === 0 || done === all) progress(`compressing: ${done} of ${all} files`);
      }),
  });
}
