import { builtGroup } from '../built-files/built-group.ts';
import { shellFile } from '../built-files/shell-file.ts';
import { counted } from '../diagnostics/counted.ts';
import { checkOutput } from '../files/check-output.ts';
import { commitFiles } from '../files/commit-files.ts';
import { differingFiles } from '../files/differing-files.ts';
import { readManifest } from '../files/manifest.ts';
import type { ExitCode, Io } from '../io.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { emittedGroup } from '../outputs/emitted-group.ts';
import { askAlways, askOnce } from '../search/http/api-asking.ts';
import { checkedSite } from './checked-site.ts';
import { reportNextChange } from './report-next-change.ts';

export type EmitOptions = { readonly out: string; readonly check: boolean };

/** Writes the model of a site, or with `check` only says whether what is written is up to date. */
export async function emitCommand(
  site: string,
  { out, check }: EmitOptions,
  io: Io,
): Promise<ExitCode> {
  if (!check) await checkOutput(site, out);
  const checked = await checkedSite(site, io);
  if (!checked) return 1;
  const { files } = await emittedFiles(checked, check ? askOnce(io) : askAlways(io));
  if (check) {
    const differences = await differingFiles(out, emittedGroup, files);
    for (const { path, kind } of differences) io.stdout(`${kind}  ${path}\n`);
    io.stderr(
      differences.length === 0
        ? `${out} is up to date\n`
        : `${out} is not what ${site} says: run site emit\n`,
    );
    return differences.length === 0 ? 0 : 1;
  }
  const hasBuiltPages = shellFile in ((await readManifest(out))[builtGroup] ?? {});
  const written = await commitFiles(out, { [emittedGroup]: files });
  io.stderr(
    `emitted ${counted(files.size, 'file')} to ${out}, ${written.size} of them new or changed\n`,
  );
  if (hasBuiltPages && written.size > 0)
    io.stderr(
      `the pages in ${out} are those of the last site build: they follow with the next one\n`,
    );
  reportNextChange(checked.content, io);
  return 0;
}
