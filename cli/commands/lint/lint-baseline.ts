import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { counted } from '../../diagnostics/counted.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readFailure } from '../../files/file-failure.ts';
import { writeWhole } from '../../files/write-whole.ts';
import type { Io } from '../../io.ts';
import { applyBaseline, knownFindings } from '../../lint/baseline/apply-baseline.ts';
import { baselineText, readBaseline } from '../../lint/baseline/baseline.ts';
import type { FoundLint } from '../../lint/cache/lint-remembered.ts';
import { UsageError } from '../../usage-error.ts';

/**
 * Leaves out of a report what a baseline knows; records all of it where there is no such file yet, or where
 * it is to be renewed.
 * @param diagnostics at the levels that settings give them
 * @returns what is new
 * @throws UsageError where the file is no baseline, or cannot be written
 */
export async function newFindings(
  result: FoundLint,
  diagnostics: readonly Diagnostic[],
  baseline: string,
  isRenewed: boolean,
  io: Io,
): Promise<readonly Diagnostic[]> {
  const linted = { file: result.file, linesOf: result.linesOf, diagnostics };
  if (isRenewed || !existsSync(baseline)) {
    // Half of what is wrong would be recorded, and the rest be new with the next look.
    if (!result.contentChecked) {
      io.note({
        zh: `没有写入 ${baseline}：请先改正站点文件的错误`,
        en: `${baseline} is not written: correct the errors of the site file first`,
      });
      return diagnostics;
    }
    // A path with a mistake in it would be a new baseline with every run, and hide everything.
    if (!existsSync(dirname(baseline))) {
      throw new UsageError({
        zh: `无法写入 ${baseline}：没有文件夹 ${dirname(baseline)}`,
        en: `${baseline} cannot be written: there is no folder ${dirname(baseline)}`,
      });
    }
    const known = knownFindings(linted);
    await writeWhole(baseline, baselineText(known));
    io.note({
      zh: `已将 ${known.length} 个问题记入 ${baseline}`,
      en: `recorded ${counted(known.length, 'finding')} in ${baseline}`,
    });
    return applyBaseline(linted, known).fresh;
  }
  const text = await readFile(baseline, 'utf8').catch((error: Error) => {
    const why = readFailure(error);
    throw new UsageError({
      zh: `无法读取 ${baseline}：${why.zh}`,
      en: `${baseline} cannot be read: ${why.en}`,
    });
  });
  const { fresh, gone } = applyBaseline(linted, readBaseline(baseline, text));
  const hidden = diagnostics.length - fresh.length;
  if (hidden > 0) {
    io.note({
      zh: `${hidden} 个已知问题未显示：见 ${baseline}`,
      en: `${counted(hidden, 'known finding')} not shown: see ${baseline}`,
    });
  }
  if (gone.length > 0 && result.contentChecked) {
    const files = [...new Set(gone.map(({ file }) => file))].slice(0, 5);
    io.note({
      zh: `${baseline} 中有 ${gone.length} 个问题已不存在（${files.join('、')}）：请用 --baseline-update 更新`,
      en: `${counted(gone.length, 'finding')} of ${baseline} no longer occur${gone.length === 1 ? 's' : ''} (${files.join(', ')}): renew it with --baseline-update`,
    });
  }
  return fresh;
}
