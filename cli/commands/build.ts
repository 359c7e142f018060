import { hostBuilds } from '../build/host-builds.ts';
import { tightenHeap } from '../build/tight-heap.ts';
import { type BuildOptions, writeBuild } from '../build/write-build.ts';
import { counted } from '../diagnostics/counted.ts';
import { checkOutput } from '../files/check-output.ts';
import type { ExitCode, Io } from '../io.ts';
import { askAlways } from '../search/http/api-asking.ts';
import { checkedSite } from './checked-site.ts';
import { reportNextChange } from './report-next-change.ts';

/**
 * Builds what a web server hands out: the runtime, the site's public files, its pages and its model.
 * @param environment whose file is laid over the site
 */
export async function buildCommand(
  site: string,
  out: string,
  io: Io,
  options: BuildOptions = {},
  environment?: string,
): Promise<ExitCode> {
  await checkOutput(site, out);
  tightenHeap();
  const checked = await checkedSite(site, io, environment, askAlways(io));
  if (!checked) return 1;
  for (const { source, folder } of hostBuilds(checked.source, out)) {
    const written = await writeBuild({ ...checked, source }, site, folder, io, options);
    if (!written) return 1;
    const { files, changed, release, isCompressed, configurations } = written;
    io.note({
      zh: `已在 ${folder} 构建 ${files} 个文件，其中 ${changed} 个是新增或有改动的${isCompressed ? '，并附压缩版本' : ''}；发布版本 ${release}`,
      en: `built ${counted(files, 'file')} in ${folder}, ${changed} of them new or changed${isCompressed ? ', with their compressed forms' : ''}; release ${release}`,
    });
    for (const path of configurations) {
      io.note({ zh: `服务器配置：${path}`, en: `server configuration: ${path}` });
    }
  }
  reportNextChange(checked.content, io);
  return 0;
}
