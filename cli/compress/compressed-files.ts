import type { SiteSource } from '../../schema/source.generated.ts';
import { cacheFolder } from '../content/cache/cache-folder.ts';
import { readManifest } from '../files/manifest.ts';
import type { NewFile } from '../files/new-file.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import type { Io } from '../io.ts';
import { compressForms } from './compress-forms.ts';

/** Name of the group of files that are compressed forms of others. */
export const compressedGroup = 'compressed';

type CompressedSite = {
  readonly source: SiteSource;
  readonly content: { readonly folder: string };
  /** The folder that is written to. */
  readonly out: string;
  /** Forms that were made already, by path. */
  readonly made?: ReadonlyMap<string, NewFile>;
};

/**
 * The compressed forms of the files of a build, as the site's settings want them, with what the last build made.
 * @param groups the files of the build, in one map or several
 */
export async function compressedFiles(
  { source, content, out, made }: CompressedSite,
  groups: readonly ReadonlyMap<string, NewFile>[],
  { progress }: Io,
): Promise<ReadonlyMap<string, NewFile>> {
  const cached = cacheFolder(content.folder);
  return compressForms(groups, {
    before: { folder: out, files: (await readManifest(out))[compressedGroup] ?? {} },
    staging: await temporaryFolder('site-forms-'),
    made,
    compress: source.build?.compress,
    cache: cached && `${cached.folder}-compressed`,
    progress:
      progress &&
      ((done, all) => {
        if (done % 50 === 0 || done === all) {
          progress({
            zh: `正在压缩文件：${done}／${all}`,
            en: `compressing: ${done} of ${all} files`,
          });
        }
      }),
  });
}
