import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finishFirst } from '../signals/finish-first.ts';

/**
 * Writes a new text into a file that is there, in one step: whoever reads it meanwhile, or after the process
 * was ended, finds the old text or the new one. A link stays a link.
 * @throws what the file system says; the file is as it was then
 */
export async function writeInPlace(path: string, text: string): Promise<void> {
  const file = await realpath(path);
  const { mode } = await stat(file);
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  await finishFirst(async () => {
    try {
      await writeFile(aside, text);
      await chmod(aside, mode);
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  });
}
