import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePath } from '../addresses/decode-path.ts';

/**
 * A font that lies in a site's folder public; undefined where it does not, which is reported with other files.
 * @param folder the site's folder
 * @param address from the site's root
 */
export const fontBytes = (folder: string, address: string): Promise<Buffer | undefined> =>
  readFile(join(folder, 'public', decodePath(address))).catch(() => undefined);
