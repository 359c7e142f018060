import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sideBySide } from '../concurrency/side-by-side.ts';
import { assertNotStopped } from '../signals/finish-first.ts';
import type { FileSums } from './deploy-plan.ts';

/**
 * What is in a file, in parts.
 * @throws what the file system says; Interrupted where it is stopped
 */
export async function* partsOf(file: string, stop: AbortSignal): AsyncGenerator<Buffer> {
  for await (const part of createReadStream(file)) {
    assertNotStopped(stop);
    yield part;
  }
}

async function sumOf(file: string, stop: AbortSignal): Promise<string> {
  const hash = createHash('md5');
  for await (const part of partsOf(file, stop)) hash.update(part);
  return hash.digest('hex');
}

/**
 * What files are known by.
 * @param folder that they stand in
 * @param stop has it leave off, in the middle of a file
 * @throws what the file system says; Interrupted where it is stopped
 */
export async function fileSums(
  folder: string,
  paths: Iterable<string>,
  stop: AbortSignal,
): Promise<FileSums> {
  const sums = new Map<string, string>();
  await sideBySide(paths, async (path) => {
    assertNotStopped(stop);
    sums.set(path, await sumOf(join(folder, path), stop));
  });
  return sums;
}
