import { readFile } from 'node:fs/promises';
import { decodeText } from './decode-text.ts';
import { findSiteFile } from './find-site-file.ts';
import type { ReadResult } from './read-result.ts';
import { readText } from './read-text.ts';
import { UnreadableInput } from './unreadable-input.ts';

/**
 * Reads a site file.
 * @param path the file, or the folder with site.yaml, site.yml or site.json
 * @param texts of files that are read in place of what stands on the disk, by path
 * @throws UnreadableInput where there is no such file, or it may not be read
 */
export async function readSite(
  path: string,
  texts?: ReadonlyMap<string, string>,
): Promise<ReadResult> {
  const file = await findSiteFile(path);
  const instead = texts?.get(file);
  if (instead !== undefined) return readText(file, { text: instead });
  const bytes = await readFile(file).catch((error: Error) => {
    throw new UnreadableInput(`${file} cannot be read: ${error.message}`);
  });
  return readText(file, decodeText(bytes));
}
