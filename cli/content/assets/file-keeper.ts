import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../files/temporary-folder.ts';
import { finishFirst } from '../../signals/finish-first.ts';

/**
 * Keeps made pictures in a folder; where that may not be written to, in one that goes with this process.
 * @returns keeps bytes under a name and gives the file's path; undefined where there is no room at all
 */
export function fileKeeper(
  folder: string,
): (name: string, bytes: Buffer) => Promise<string | undefined> {
  let other: Promise<string> | undefined;
  let written = 0;
  /** Writes a file whole or not at all, as another build may want it meanwhile. */
  const write = (file: string, bytes: Buffer): Promise<void> => {
    written += 1;
    const aside = `${file}.${process.pid}-${written}`;
    return finishFirst(async () => {
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(aside, bytes);
        await rename(aside, file);
      } catch (error) {
        // What stands there may be what cannot be removed, either.
        await rm(aside, { force: true }).catch(() => undefined);
        throw error;
      }
    });
  };
  return async (name, bytes) => {
    const first = join(folder, name);
    const isKept = await write(first, bytes).then(
      () => true,
      // Read-only, full, or something else stands there: the build goes on without its cache.
      () => false,
    );
    if (isKept) return first;
    try {
      other ??= temporaryFolder('site-pictures-');
      const second = join(await other, name);
      await write(second, bytes);
      return second;
    } catch {
      // The picture is served as it is.
      return undefined;
    }
  };
}
