import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder of a site that is named by its folder or by its site file. */
export async function siteFolder(site: string): Promise<string> {
  return (await stat(site)).isDirectory() ? site : dirname(site);
}
