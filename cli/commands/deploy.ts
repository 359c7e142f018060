import { realpath } from 'node:fs/promises';
import { deployList, deployReport } from '../deploy/deploy-report.ts';
import { deploySite } from '../deploy/deploy-site.ts';
import { targetOf } from '../deploy/target-of.ts';
import { counted } from '../diagnostics/counted.ts';
import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { isOutput } from '../files/is-output.ts';
import type { ExitCode, Io } from '../io.ts';
import { finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';

export type DeployCommandOptions = {
  readonly to: string;
  readonly isDry: boolean;
  readonly overwrite: boolean;
  /** Whether every file is named. */
  readonly lists: boolean;
};

/** Copies a built site to where it is served, and says on stdout what changed there: + new, ~ changed, - removed. */
export async function deployCommand(
  out: string,
  { to, isDry, overwrite, lists }: DeployCommandOptions,
  { stdout, note, progress, language }: Io,
): Promise<ExitCode> {
  if (!(await isOutput(out))) {
    throw new UsageError({
      zh: `${out} 中没有已构建的网站；请先运行 site build`,
      en: `${out} holds no built site; run site build first`,
    });
  }
  // A release that is made meanwhile changes nothing here.
  const folder = await realpath(out);
  const plan = await finishFirst(async (stop) => {
    const target = targetOf(to, process.env, stop);
    await target.check?.(out);
    return deploySite(folder, target, {
      isDry,
      overwrite,
      stop,
      onStep: (done, all) => {
        if (done % 20 === 0 || done === all)
          progress?.({ zh: `正在上传：${done}／${all}`, en: `uploading: ${done} of ${all} files` });
      },
    });
  }).catch((error: unknown) => {
    if (!isFileFailure(error)) throw error;
    const why = fileFailure(error);
    // What stands in the way stands there the next time, too.
    const isLasting = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'].includes(
      error.code ?? '',
    );
    throw new UsageError({
      zh: `无法写入 ${to}：${why.zh}${isLasting ? '' : '；再次运行会接着做'}`,
      en: `${to} cannot be written: ${why.en}${isLasting ? '' : '; run it again to go on'}`,
    });
  });
  progress?.(undefined);
  const { added, changed, removals, same } = plan;
  const lines = lists ? deployList(plan) : deployReport(plan).map((text) => text[language]);
  for (const line of lines) stdout(`${line}\n`);
  note({
    zh: `${isDry ? '试运行，未做改动：' : ''}${to}：新增 ${added.size} 个文件，替换 ${changed.size} 个，移除 ${removals.length} 个，${same} 个不变`,
    en: `${isDry ? 'nothing is done, as it is a dry run: ' : ''}${to}: ${counted(added.size, 'new file')}, ${changed.size} changed, ${removals.length} removed, ${same} as they were`,
  });
  return 0;
}
