import { findSiteFile } from '../files/find-site-file.ts';
import { UnreadableInput } from '../files/unreadable-input.ts';
import { type FileTexts, textOfFile } from './include/file-texts.ts';
import { includesOf } from './include/includes-of.ts';
import { readDecoded } from './read-decoded.ts';
import type { ReadSite } from './read-result.ts';

/**
 * Reads a site file with the files that it includes.
 * @param path the file, or the folder with site.yaml, site.yml or site.json; a file that `texts` have need not be there
 * @param texts of files that are read in place of what stands on the disk, by path
 * @throws UnreadableInput where there is no such file, or it may not be read
 */
export async function readSite(path: string, texts?: FileTexts): Promise<ReadSite> {
  const file = texts?.has(path) ? path : await findSiteFile(path);
  const decoded = await textOfFile(file, texts).catch((error: Error) => {
    throw new UnreadableInput(`${file} cannot be read: ${error.message}`);
  });
  const read = await readDecoded(file, decoded);
  const includes = includesOf(read.content?.value);
  if (includes.length === 0) return read;
  const { readParts } = await import('./include/read-parts.ts');
  return readParts(read, includes, texts);
}
