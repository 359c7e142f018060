import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { fileFailure, isFileFailure } from './file-failure.ts';
import { makeFolder } from './make-folder.ts';

/** What stands at a path, links followed. */
async function standsAt(path: string) {
  const real = await realpath(path).catch(() => path);
  return { real, found: await stat(real).catch(() => undefined) };
}

/**
 * Writes a file whole or not at all: it is written aside and then moved into its place. Its folders are made.
 * A pipe or a device is written to as it is.
 * @throws UsageError where a folder is in the way, or it cannot be written; what stood there is as it was then
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const { real, found } = await standsAt(path);
  if (found?.isDirectory()) {
    throw new UsageError({
      zh: `${path} 是文件夹，不是可写入的文件`,
      en: `${path} is a folder, not a file to write`,
    });
  }
  if (found && !found.isFile()) {
    await writeFile(real, text);
    return;
  }
  const aside = join(dirname(real), `.${basename(real)}.${process.pid}`);
  await finishFirst(async () => {
    await makeFolder(dirname(real));
    try {
      await writeFile(aside, text);
      await rename(aside, real);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }).catch((error: unknown) => {
    if (!isFileFailure(error)) throw error;
    const why = fileFailure(error);
    throw new UsageError({
      zh: `无法写入 ${path}：${why.zh}`,
      en: `${path} cannot be written: ${why.en}`,
    });
  });
}
