import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../usage-error.ts';

/** What stands at a path, links followed. */
async function standsAt(path: string) {
  const real = await realpath(path).catch(() => path);
  return { real, found: await stat(real).catch(() => undefined) };
}

/**
 * Writes a file whole or not at all: it is written aside and then moved into its place. Its folders are made.
 * A pipe or a device is written to as it is.
 * @throws UsageError where a folder is in the way, or what the file system says
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const { real, found } = await standsAt(path);
  if (found?.isDirectory()) throw new UsageError(`${path} is a folder, not a file to write`);
  if (found && !found.isFile()) {
    await writeFile(real, text);
    return;
  }
  await mkdir(dirname(real), { recursive: true });
  const aside = join(dirname(real), `.${basename(real)}.${process.pid}`);
  try {
    await writeFile(aside, text);
    await rename(aside, real);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
