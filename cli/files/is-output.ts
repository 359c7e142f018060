import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The list of the files that commits wrote into a folder. */
export const manifestName = '.site-files.json';

/** Whether a folder holds a site that was built or emitted into it, as far as can be seen. */
export async function isOutput(folder: string): Promise<boolean> {
  const holds = (path: string) => readFile(join(folder, path), 'utf8').catch(() => '');
  return (await holds(manifestName)) !== '' || /^\{"format":\d/.test(await holds('site.json'));
}
