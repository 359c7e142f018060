import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitAddress } from '../../schema/path/split-address.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { insertData } from './insert-data.ts';

type WebConfig = { readonly navbar?: unknown };

/** Whether a text is a web configuration with a menu. */
function hasMenu(text: string): boolean {
  try {
    return Array.isArray((JSON.parse(text) as WebConfig | null)?.navbar);
  } catch {
    // The linter says what is wrong with it.
    return false;
  }
}

/**
 * The web configurations that lie in the site's folder, each with a menu item for a new page at its end. A site
 * without them has the menu that its routes make.
 * @param titles of the item by language
 * @param paths of the page by language
 */
export function withMenuItem(
  folder: string,
  { languages }: Pick<SiteSource, 'languages'>,
  id: string,
  titles: Readonly<Record<string, string>>,
  paths: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [language, { config = '' }] of Object.entries(languages)) {
    const path = join('public', splitAddress(config).path);
    if (!config.startsWith('/') || !existsSync(join(folder, path))) continue;
    const text = files.get(path) ?? readFileSync(join(folder, path), 'utf8');
    if (!hasMenu(text)) continue;
    const item = { pageCode: id, title: titles[language], linkUrl: paths[language] };
    files.set(path, insertData(text, ['navbar'], [item]));
  }
  return files;
}
