import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { withLock } from '../files/folder-lock.ts';
import { replaceFiles } from '../files/replace-files.ts';
import { finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Writes files into a folder, all or none: new ones, and those that replace what is there.
 * @param texts by path in the folder
 * @throws UsageError where the folder cannot be written; it is as it was then
 */
export async function writeTogether(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const files = new Map([...texts].map(([path, text]) => [path, { text }]));
  const none = new Map();
  try {
    await finishFirst((stop) =>
      withLock(folder, stop, () =>
        replaceFiles(folder, { first: none, files, last: none, stale: [] }, stop),
      ),
    );
  } catch (error) {
    if (!isFileFailure(error)) throw error;
    const why = fileFailure(error);
    throw new UsageError({
      zh: `无法写入 ${folder}，其内容保持原样：${why.zh}`,
      en: `${folder} cannot be written, and is as it was: ${why.en}`,
    });
  }
}
