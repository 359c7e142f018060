import { counted } from '../../diagnostics/counted.ts';
import { siteFolder } from '../../files/site-folder.ts';
import { fixSite } from '../../fix/fix-site.ts';
import { type FixedFile, wholeText, writeFixed } from '../../fix/fixed-file.ts';
import { patchPath } from '../../fix/patch-path.ts';
import { unifiedDiff } from '../../fix/unified-diff.ts';
import type { Io } from '../../io.ts';
import { lintCached } from '../../lint/cache/lint-cached.ts';
import type { LintResult } from '../../lint/lint-site.ts';

export type FixOptions = {
  readonly fix?: boolean;
  readonly fixUnsafe?: boolean;
  readonly fixDryRun?: boolean;
};

function showDiff({ file, before, after }: FixedFile, folder: string): string {
  const path = patchPath(file, process.cwd(), folder);
  return unifiedDiff(path, wholeText(before), wholeText(after));
}

/**
 * Applies fixes to the files of a site, or prints them as a patch.
 * @param reported which of the findings count
 * @returns whether there is, or was, something to fix
 * @throws UsageError where a file was changed by somebody else meanwhile
 */
export async function fixCommand(
  site: string,
  { fixUnsafe = false, fixDryRun = false }: FixOptions,
  reported: (result: LintResult) => LintResult['diagnostics'] | Promise<LintResult['diagnostics']>,
  io: Io,
): Promise<boolean> {
  const files = await fixSite(async (texts) => {
    const result = await lintCached(site, io, { texts });
    return { sources: result.sources, diagnostics: await reported(result) };
  }, fixUnsafe);
  const folder = fixDryRun ? await siteFolder(site) : '';
  for (const each of files) {
    if (fixDryRun) io.stdout(showDiff(each, folder));
    else {
      await writeFixed(each);
      io.note({
        zh: `已修正 ${each.file} 中的 ${each.fixed} 个问题`,
        en: `fixed ${counted(each.fixed, 'finding')} in ${each.file}`,
      });
    }
  }
  return files.length > 0;
}
