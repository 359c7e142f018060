import { readDecoded } from '../read-decoded.ts';
import { textOfFile } from './file-texts.ts';
import { includesOf } from './includes-of.ts';

/** What a site file includes; nothing where there is no such file, or it cannot be read. */
export async function readIncludes(siteFile: string): Promise<readonly string[]> {
  const decoded = await textOfFile(siteFile).catch(() => undefined);
  return decoded ? includesOf((await readDecoded(siteFile, decoded)).content?.value) : [];
}
