import { builtGroup } from '../built-files/built-group.ts';
import { shellFile } from '../built-files/shell-file.ts';
import { counted } from '../diagnostics/counted.ts';
import { checkOutput } from '../files/check-output.ts';
import { differingFiles } from '../files/differing-files.ts';
import { readManifest } from '../files/manifest.ts';
import type { ExitCode, Io } from '../io.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { emittedGroup } from '../outputs/emitted-group.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { askAlways, askOnce } from '../search/http/api-asking.ts';
import { checkedSite } from './checked-site.ts';
import { reportNextChange } from './report-next-change.ts';

export type EmitOptions = { readonly out: string; readonly check: boolean; readonly env?: string };

/** Writes the model of a site, or with `check` only says whether what is written is up to date. */
export async function emitCommand(
  site: string,
  { out, check, env }: EmitOptions,
  io: Io,
): Promise<ExitCode> {
  if (!check) await checkOutput(site, out);
  const asking = check ? askOnce(io) : askAlways(io);
  const checked = await checkedSite(site, io, env, asking);
  if (!checked) return 1;
  io.progress?.({ zh: '正在生成模型', en: 'compiling' });
  const { files } = await emittedFiles(checked, asking);
  if (check) {
    io.progress?.({ zh: '正在比较文件', en: 'comparing files' });
    const differences = await differingFiles(out, emittedGroup, files);
    io.progress?.(undefined);
    for (const { path, kind } of differences) io.stdout(`${kind}  ${path}\n`);
    io.note(
      differences.length === 0
        ? { zh: `${out} 是最新的`, en: `${out} is up to date` }
        : {
            zh: `${out} 与 ${site} 不一致：请运行 site emit`,
            en: `${out} is not what ${site} says: run site emit`,
          },
    );
    return differences.length === 0 ? 0 : 1;
  }
  const hasBuiltPages = shellFile in ((await readManifest(out))[builtGroup] ?? {});
  io.progress?.({ zh: '正在写入文件', en: 'writing files' });
  const { changed } = await publishRelease(
    out,
    { [emittedGroup]: files },
    { keep: checked.source.build?.releases },
  );
  io.progress?.(undefined);
  io.note({
    zh: `已向 ${out} 写出 ${files.size} 个文件，其中 ${changed.size} 个是新增或有改动的`,
    en: `emitted ${counted(files.size, 'file')} to ${out}, ${changed.size} of them new or changed`,
  });
  if (hasBuiltPages && changed.size > 0)
    io.note({
      zh: `${out} 中的页面仍是上次 site build 的，下次构建时更新`,
      en: `the pages in ${out} are those of the last site build: they follow with the next one`,
    });
  reportNextChange(checked.content, io);
  return 0;
}
