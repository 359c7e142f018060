import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';
import { siteFileNames } from '../files/find-site-file.ts';
import { editorFolder } from './editor-folder.ts';

/**
 * Keeps what editors read of a site up to date, after it was checked.
 * @param file the site file; one with a name of its own is no site's, and nothing is written beside it
 * @param source what it says; undefined: it has errors, or was checked before and is as it was then
 */
export async function updateEditorFiles(
  file: string,
  source: SiteSource | undefined,
): Promise<void> {
  const folder = dirname(file);
  if (!siteFileNames.includes(basename(file))) return;
  if (!source && existsSync(join(folder, editorFolder))) return;
  const { keepEditorFiles } = await import('./keep-editor-files.ts');
  if (source) {
    await keepEditorFiles(source, folder);
    return;
  }
  const { readSiteLanguage } = await import('../own/read-site-language.ts');
  const { validateSite } = await import('../validate/validate-site.ts');
  const shape = validateSite(await readSiteLanguage(file));
  if (shape.source) await keepEditorFiles(shape.source, folder);
}
