import { tightenHeap } from '../build/tight-heap.ts';
import { writeBuild } from '../build/write-build.ts';
import { counted } from '../diagnostics/counted.ts';
import { checkOutput } from '../files/check-output.ts';
import type { ExitCode, Io } from '../io.ts';
import { checkedSite } from './checked-site.ts';
import { reportNextChange } from './report-next-change.ts';

/** Builds what a web server hands out: the runtime, the site's public files, its pages and its model. */
export async function buildCommand(site: string, out: string, io: Io): Promise<ExitCode> {
  await checkOutput(site, out);
  tightenHeap();
  const checked = await checkedSite(site, io);
  if (!checked) return 1;
  const written = await writeBuild(checked, site, out, io);
  if (!written) return 1;
  const { files, changed, isCompressed } = written;
  const forms = isCompressed ? ', with their compressed forms' : '';
  io.stderr(
    `built ${counted(files, 'file')} in ${out}, ${changed} of them new or changed${forms}\n`,
  );
  reportNextChange(checked.content, io);
  return 0;
}
