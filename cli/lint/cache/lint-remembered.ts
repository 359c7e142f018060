import type { SiteSource } from '../../../schema/source.generated.ts';
import { cacheFolder } from '../../content/cache/cache-folder.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import { siteFolder } from '../../files/site-folder.ts';
import type { Io } from '../../io.ts';
import { viteFrom } from '../../own/bundle/site-vite.ts';
import { linesReader } from '../lines-reader.ts';
import { lintMemory, type RememberedLint } from './lint-memory.ts';

/** What a check found, without what a build goes on from. */
export type FoundLint = RememberedLint & {
  /** Lines of a file that diagnostics are about. */
  readonly linesOf: (file: string) => LineIndex;
  /** What the site file says, where it was read now, and not what was found remembered. */
  readonly source?: SiteSource;
};

/**
 * Checks a site, or returns what was found the last time where nothing of it changed since: then nothing is
 * loaded that reads, checks or compiles.
 * @param environment whose file is laid over the site
 * @throws UnreadableInput where there is no site file
 */
export async function lintRemembered(
  site: string,
  io: Io,
  environment?: string,
): Promise<FoundLint> {
  let linesOf = linesReader(new Map());
  let source: SiteSource | undefined;
  const check = async (): Promise<RememberedLint> => {
    const { lintCached } = await import('./lint-cached.ts');
    const result = await lintCached(site, io, { environment });
    ({ linesOf } = result);
    source = result.checked?.source;
    const { file, sources, includes, contentFolders, componentSources, diagnostics } = result;
    const { contentChecked, checked, nextChange } = result;
    return {
      file,
      sources,
      includes,
      contentFolders,
      componentSources,
      diagnostics,
      contentChecked,
      isValid: checked !== undefined,
      ...(nextChange === undefined ? {} : { until: nextChange }),
    };
  };
  const folder = await siteFolder(site).catch(() => undefined);
  const cached = folder === undefined ? undefined : cacheFolder(folder);
  const found =
    folder === undefined || !cached
      ? await check()
      : await lintMemory(
          `${cached.folder}-lint`,
          folder,
          [cached.program, site, viteFrom(folder) ?? '', environment ?? ''],
          check,
        );
  return { ...found, linesOf, ...(source ? { source } : {}) };
}
