import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { listedNames } from '../diagnostics/listed-names.ts';
import { differingFiles } from '../files/differing-files.ts';
import type { Io } from '../io.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { outputRules } from '../lint/output-rules.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { readBytes, readSite } from '../read/read-site.ts';
import { askOnce } from '../search/http/api-asking.ts';
import { emittedGroup } from './emit.ts';

/** So many files are named. */
const maxNamed = 3;

/**
 * Tells whether what `site emit` wrote is what the site says.
 * @param folder where it was written
 * @param file the site file; what is told stands at its routes
 * @param siteBytes what stands in it, where that is not what the disk has
 */
export async function emittedFindings(
  folder: string,
  checked: CheckedSite,
  file: string,
  siteBytes: Buffer | undefined,
  io: Io,
): Promise<readonly Diagnostic[]> {
  const { files } = await emittedFiles(checked, askOnce(io));
  const differences = await differingFiles(folder, emittedGroup, files);
  if (differences.length === 0) return [];
  const read = siteBytes ? await readBytes(file, siteBytes) : await readSite(file);
  const named = differences.map(({ path, kind }) => `${path} ${kind}`);
  const { id, severity } = outputRules['twin-stale'];
  return [
    {
      rule: id,
      severity,
      ...listedNames(
        named,
        maxNamed,
        (list) => `${folder} is not what this site says (${list}): run site emit`,
      ),
      file,
      ...read.locate(['routes'], 'key'),
    },
  ];
}
