import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseWebConfig } from '../../schema/menu/parse-web-config.ts';
import type { WebConfig } from '../../schema/menu/web-config.ts';
import type { SiteModel } from '../../schema/model.ts';

/** A web configuration of the public folder; undefined where it lies elsewhere, or is none: lint says so. */
async function readConfig(folder: string, address: string): Promise<WebConfig | undefined> {
  if (!address.startsWith('/')) return undefined;
  try {
    const text = await readFile(join(folder, address), 'utf8');
    return parseWebConfig(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * The web configurations as they are now, by language.
 * @param folder the public folder
 */
export async function builtWebConfigs(
  folder: string,
  { languages }: SiteModel,
): Promise<Readonly<Record<string, WebConfig>>> {
  const found: Record<string, WebConfig> = {};
  for (const [language, { config }] of Object.entries(languages)) {
    const read = config === undefined ? undefined : await readConfig(folder, config);
    if (read) found[language] = read;
  }
  return found;
}
