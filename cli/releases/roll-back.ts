import { rm } from 'node:fs/promises';
import { fileFailure, isDiskFull, isFileFailure } from '../files/file-failure.ts';
import { withLock } from '../files/folder-lock.ts';
import { finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { type OutputPaths, outputPaths } from './output-paths.ts';
import { removeLeft } from './prune-releases.ts';
import { listReleases, type Release } from './release.ts';
import { keepLinks, switchRelease } from './switch-release.ts';

/** What was served, and what is now. */
export type RolledBack = { readonly from: Release; readonly to: Release };

/** @throws UsageError where there is none */
function chosen(out: string, releases: readonly Release[], number: number | undefined): RolledBack {
  const from = releases.find(({ isCurrent }) => isCurrent);
  if (!from) {
    throw new UsageError({
      zh: `${out} 没有发布版本；请先运行 site build`,
      en: `${out} has no releases; run site build first`,
    });
  }
  const to = releases.find((each) =>
    number === undefined ? each.number < from.number : each.number === number,
  );
  if (to) return { from, to };
  const names = releases.map((each) => each.number).join(', ');
  throw new UsageError(
    number === undefined
      ? {
          zh: `没有比正在使用的 ${from.number} 更早的发布版本`,
          en: `there is no release before ${from.number}, which is served`,
        }
      : {
          zh: `没有发布版本 ${number}；现有 ${names}`,
          en: `there is no release ${number}; there are ${names}`,
        },
  );
}

async function switchTo(paths: OutputPaths, number: number): Promise<void> {
  await switchRelease(paths, number);
  await keepLinks(paths);
}

/**
 * Has an earlier release of an output served again, in one step, as it was.
 * @param number of the release; (default) the one before the served one
 * @throws UsageError where there is none, or the folder cannot be written
 */
export async function rollBack(out: string, number?: number): Promise<RolledBack> {
  const paths = outputPaths(out);
  // Without releases there is no folder to lock.
  chosen(out, await listReleases(paths), number);
  try {
    return await finishFirst((stop) =>
      withLock(paths.releases, stop, async () => {
        const { from, to } = chosen(out, await listReleases(paths), number);
        await switchTo(paths, to.number).catch(async (error: unknown) => {
          if (!isDiskFull(error)) throw error;
          // What builds left that were ended, as by the full disk, takes up room.
          await rm(paths.staging, { recursive: true, force: true });
          await removeLeft(paths);
          await switchTo(paths, to.number);
        });
        return { from, to };
      }),
    );
  } catch (error) {
    if (!isFileFailure(error)) throw error;
    const why = fileFailure(error);
    const room = isDiskFull(error);
    throw new UsageError({
      zh: `无法更换 ${out} 的发布版本：${why.zh}${room ? `；请腾出空间后重试，例如删除 ${paths.releases} 中不再需要的发布版本` : ''}`,
      en: `the release of ${out} cannot be changed: ${why.en}${room ? `; make room and run it again, as by removing a release from ${paths.releases} that is no longer needed` : ''}`,
    });
  }
}
