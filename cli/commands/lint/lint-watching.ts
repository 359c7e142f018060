import { dirname, resolve } from 'node:path';
import { findSiteFile } from '../../files/find-site-file.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import { watchSite } from '../../files/watch/watch-site.ts';
import type { Io } from '../../io.ts';
import { readIncludes } from '../../read/include/read-includes.ts';
import type { Target } from '../../report/targets.ts';
import { UsageError } from '../../usage-error.ts';

/**
 * Looks at a site, and again whenever one of its files changes, until the signal says to stop.
 * @param look looks at it once and returns the folders that it names for its entries
 * @param written reports that are written to files: they are no change of the site
 * @throws UnreadableInput where there is no site file at the start
 */
export async function lintWatching(
  site: string,
  look: () => Promise<readonly string[]>,
  written: readonly Target[],
  io: Io,
  stop: AbortSignal,
): Promise<0> {
  const file = await findSiteFile(site);
  const own = new Set(
    written.flatMap((each) => (each.file === undefined ? [] : [resolve(each.file)])),
  );
  let folders: readonly string[] = [];
  const lookAgain = async (): Promise<void> => {
    try {
      folders = await look();
    } catch (error) {
      // An editor that saves by renaming leaves no file for a moment; a setting can be fixed.
      if (!(error instanceof UnreadableInput || error instanceof UsageError)) throw error;
      io.stderr(`site: ${error.text[io.language]}\n`);
    }
    io.note({
      zh: `正在监视 ${dirname(file)}；按 Ctrl+C 结束`,
      en: `watching ${dirname(file)}; Ctrl+C ends it`,
    });
  };
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  const watching = watchSite(file, lookAgain, {
    stop,
    isOwn: (path) => own.has(path),
    includes: () => readIncludes(file),
    contentFolders: () => folders,
  });
  // Nobody waits for a site that is only half looked at.
  await Promise.race([watching, stopped]);
  return 0;
}
