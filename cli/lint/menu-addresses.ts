import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';

/** Every text in JSON, however deep, that looks like an address of the site. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/**
 * The addresses that the menus of the web configurations lead to, as far as they lie in the public folder.
 * @returns undefined where a menu is somewhere else: it may lead anywhere
 */
export async function menuAddresses(
  { languages }: SiteSource,
  folder: string,
): Promise<readonly string[] | undefined> {
  const addresses: string[] = [];
  for (const { config } of Object.values(languages)) {
    if (config === undefined) continue;
    const text = config.startsWith('/')
      ? await readFile(join(folder, config), 'utf8').catch(() => undefined)
      : undefined;
    if (text === undefined) return undefined;
    try {
      addresses.push(...addressesIn(JSON.parse(text)));
    } catch {
      // What is no JSON is told where web configurations are checked; here it may have been anything.
      return undefined;
    }
  }
  return addresses;
}
