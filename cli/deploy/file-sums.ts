import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sideBySide } from '../concurrency/side-by-side.ts';
import type { FileSums } from './deploy-plan.ts';

async function sumOf(file: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * What files are known by.
 * @param folder that they stand in
 * @throws what the file system says
 */
export async function fileSums(folder: string, paths: Iterable<string>): Promise<FileSums> {
  const sums = new Map<string, string>();
  await sideBySide(paths, async (path) => {
    sums.set(path, await sumOf(join(folder, path)));
  });
  return sums;
}
