import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyFile } from '../built-files/policy-file.ts';
import { shellFile } from '../built-files/shell-file.ts';
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
import { builtWebConfigs } from '../prerender/built-web-configs.ts';
import { frameFiles } from '../prerender/frame-files.ts';
import { prerenderSite } from '../prerender/prerender-site.ts';
import { renderReport } from '../prerender/render-report.ts';
import { runtimeFiles } from '../prerender/runtime-files.ts';
import { siteAddresses } from '../prerender/site-addresses.ts';
import { askAlways } from '../search/http/api-asking.ts';
import { UsageError } from '../usage-error.ts';
import { checkedSite } from './checked-site.ts';
import { emittedGroup } from './emit.ts';
import { reportNextChange } from './report-next-change.ts';

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
  for (const path of await listFiles(publicFolder)) {
    if (built.has(path) || files.has(path) || path === 'index.html' || path === serverErrorFile) {
      throw new UsageError(
        `${join(publicFolder, path)} has the name of a file that the build writes`,
      );
    }
    built.set(path, { copyOf: join(publicFolder, path) });
  }
  const shell = indexHtml(template, model);
  const { source } = checked;
  if (source.prerender === false || model.site.history === 'hash') {
    built.set('index.html', { text: shell });
    built.set(serverErrorFile, { text: serverErrorHtml(shell, model) });
  } else {
    const addresses = siteAddresses(source, model, index, { limit: source.prerender?.limit });
    const rendered = await prerenderSite({
      model,
      addresses,
      emitted: files,
      frames: frameFiles(model, await builtWebConfigs(publicFolder, model.site)),
      runtime: await runtimeFiles(),
      progress: io.progress && ((done, all) => io.progress?.(`rendering: ${done} of ${all} pages`)),
    });
    if (rendered.failures.length > 0) {
      io.stderr(renderReport(rendered.failures));
      return 1;
    }
    built.set(shellFile, { text: shell });
    for (const [path, file] of rendered.files) built.set(path, file);
    built.set(policyFile, { text: JSON.stringify({ scriptHashes: rendered.scriptHashes }) });
  }
  const compressed = await compressedFiles(checked, [built, files], io);
  io.progress?.('writing files');
  const written = await commitFiles(out, {
    built,
    [emittedGroup]: files,
    [compressedGroup]: compressed,
  });
  io.progress?.('');
  io.stderr(
    `built ${counted(built.size + files.size + compressed.size, 'file')} in ${out}, ${written} of them new or changed\n`,
  );
  reportNextChange(checked.content, io);
  return 0;
}
