import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '../../schema/model.ts';
import { builtGroup } from '../built-files/built-group.ts';
import { compressedFiles, compressedGroup } from '../compress/compressed-files.ts';
import { counted } from '../diagnostics/counted.ts';
import { checkOutput } from '../files/check-output.ts';
import { commitFiles } from '../files/commit-files.ts';
import { listFiles } from '../files/list-files.ts';
import type { NewFile } from '../files/new-file.ts';
import { packageRoot } from '../files/package-root.ts';
import { siteFolder } from '../files/site-folder.ts';
import type { ExitCode, Io } from '../io.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { indexHtml } from '../outputs/index-html.ts';
import { serverErrorFile, serverErrorHtml } from '../outputs/server-error-html.ts';
import { type BuiltPages, buildPages, hasPages } from '../prerender/build-pages.ts';
import { askAlways } from '../search/http/api-asking.ts';
import { UsageError } from '../usage-error.ts';
import { checkedSite } from './checked-site.ts';
import { emittedGroup } from './emit.ts';
import { reportNextChange } from './report-next-change.ts';

/** The one page that every address is answered with, and the one for a server that fails. */
const shellAlone = (shell: string, model: Model): BuiltPages => ({
  files: new Map([
    ['index.html', { text: shell }],
    [serverErrorFile, { text: serverErrorHtml(shell, model) }],
  ]),
  forms: new Map(),
  keepRecords: async () => undefined,
});

/** Builds what a web server hands out: the runtime, the site's public files, its page and its model. */
export async function buildCommand(site: string, out: string, io: Io): Promise<ExitCode> {
  await checkOutput(site, out);
  const checked = await checkedSite(site, io);
  if (!checked) return 1;
  const { model, index, files } = await emittedFiles(checked, askAlways(io));
  const runtime = join(packageRoot(), 'dist', 'runtime');
  const template = await readFile(join(runtime, 'index.html'), 'utf8').catch(() => {
    throw new UsageError(`the runtime is not built: run npm run build:runtime in ${packageRoot()}`);
  });
  const built = new Map<string, NewFile>();
  for (const path of await listFiles(join(runtime, 'static'))) {
    built.set(`static/${path}`, { copyOf: join(runtime, 'static', path) });
  }
  const publicFolder = join(await siteFolder(site), 'public');
  const shell = indexHtml(template, model);
  const pages = hasPages(checked)
    ? await buildPages(
        checked,
        { site, model, index, emitted: files, shell, publicFolder, out },
        io,
      )
    : shellAlone(shell, model);
  if (!pages) return 1;
  for (const [path, file] of pages.files) built.set(path, file);
  for (const path of await listFiles(publicFolder)) {
    if (built.has(path) || files.has(path)) {
      throw new UsageError(
        `${join(publicFolder, path)} has the name of a file that the build writes`,
      );
    }
    built.set(path, { copyOf: join(publicFolder, path) });
  }
  const compressed = await compressedFiles(
    { ...checked, out, made: pages.forms },
    [built, files],
    io,
  );
  io.progress?.('writing files');
  const written = await commitFiles(out, {
    [builtGroup]: built,
    [emittedGroup]: files,
    [compressedGroup]: compressed,
  });
  await pages.keepRecords();
  io.progress?.('');
  const changed = [...written].filter((path) => !compressed.has(path)).length;
  const forms = compressed.size > 0 ? ', with their compressed forms' : '';
  io.stderr(
    `built ${counted(built.size + files.size, 'file')} in ${out}, ${changed} of them new or changed${forms}\n`,
  );
  reportNextChange(checked.content, io);
  return 0;
}
