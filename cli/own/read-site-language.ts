import { dirname } from 'node:path';
import type { FileTexts } from '../read/include/file-texts.ts';
import type { ReadSite } from '../read/read-result.ts';
import { readSite } from '../read/read-site.ts';
import { readOwnLanguage } from './read-own-language.ts';

/**
 * Reads a site file with the files that it includes, and what the site's own components add to the site language.
 * @param path the file, or the folder with site.yaml, site.yml or site.json
 * @param texts of files that are read in place of what stands on the disk, by path
 * @param environment whose file is laid over them
 * @throws UnreadableInput where there is no such file, it may not be read, or it is one that a site file includes
 * @throws UsageError where there is no such environment
 */
export async function readSiteLanguage(
  path: string,
  texts?: FileTexts,
  environment?: string,
): Promise<ReadSite> {
  const read = await readSite(path, texts, environment);
  const own = await readOwnLanguage(dirname(read.file));
  if (!own) return read;
  const { definitions, diagnostics } = own;
  const { ownValidator } = await import('./own-validator.ts');
  return {
    ...read,
    diagnostics: [...read.diagnostics, ...diagnostics],
    own: { definitions, validate: ownValidator(definitions) },
  };
}
