import { cacheFolder } from '../../content/cache/cache-folder.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import { siteFolder } from '../../files/site-folder.ts';
import type { Io } from '../../io.ts';
import { linesReader } from '../lines-reader.ts';
import { lintMemory, type RememberedLint } from './lint-memory.ts';

/** What a check found, without what a build goes on from. */
export type FoundLint = RememberedLint & {
  /** Lines of a file that diagnostics are about. */
  readonly linesOf: (file: string) => LineIndex;
};

/**
 * Checks a site, or returns what was found the last time where nothing of it changed since: then nothing is
 * loaded that reads, checks or compiles.
 * @throws UnreadableInput where there is no site file
 */
export async function lintRemembered(site: string, io: Io): Promise<FoundLint> {
  let linesOf = linesReader(new Map());
  const check = async (): Promise<RememberedLint> => {
    const { lintCached } = await import('./lint-cached.ts');
    const result = await lintCached(site, io);
    ({ linesOf } = result);
    const { file, sources, includes, diagnostics, contentChecked, checked, nextChange } = result;
    return {
      file,
      sources,
      includes,
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
      : await lintMemory(`${cached.folder}-lint`, folder, [cached.program, site], check);
  return { ...found, linesOf };
}
