import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { differingFiles } from '../../files/differing-files.ts';
import type { Io } from '../../io.ts';
import type { CheckedSite } from '../../lint/lint-site.ts';
import { staleOutput } from '../../lint/rules/twin-stale.ts';
import { emittedFiles } from '../../outputs/emitted-files.ts';
import { emittedGroup } from '../../outputs/emitted-group.ts';
import type { FileTexts } from '../../read/include/file-texts.ts';
import { readSite } from '../../read/read-site.ts';
import { askOnce } from '../../search/http/api-asking.ts';

/**
 * Checks that the files which `site emit` wrote are those that the site emits now.
 * @param folder where they were written
 * @param file the site file
 * @param siteTexts its content, or that of a file that it includes, where that is not what the disk has
 */
export async function emittedFindings(
  folder: string,
  checked: CheckedSite,
  file: string,
  siteTexts: FileTexts | undefined,
  io: Io,
): Promise<readonly Diagnostic[]> {
  const { files } = await emittedFiles(checked, askOnce(io));
  const differences = await differingFiles(folder, emittedGroup, files);
  return staleOutput(folder, differences, await readSite(file, siteTexts));
}
