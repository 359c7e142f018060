import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SomeSettings } from '../../diagnostics/lint-settings.ts';
import { readFailure } from '../../files/file-failure.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import { UsageError } from '../../usage-error.ts';

export const settingsFileName = 'lint.yaml';

/**
 * Reads the settings that stand beside a site file.
 * @param folder the site's folder
 * @returns nothing where there is no such file
 * @throws SettingsFault where something in it is not known, UsageError where its name is lint.yml
 * @throws UnreadableInput where it may not be read
 */
export async function settingsFile(folder: string): Promise<SomeSettings> {
  const file = join(folder, settingsFileName);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    const why = readFailure(error);
    throw new UnreadableInput({
      zh: `无法读取 ${file}：${why.zh}`,
      en: `${file} cannot be read: ${why.en}`,
    });
  });
  if (!bytes && existsSync(join(folder, 'lint.yml'))) {
    throw new UsageError({
      zh: `不会读取 ${join(folder, 'lint.yml')}；请改名为 ${settingsFileName}`,
      en: `${join(folder, 'lint.yml')} is not read; call it ${settingsFileName}`,
    });
  }
  // Most sites have none, and do not wait for what reads it.
  return bytes ? (await import('./read-settings.ts')).readSettings(file, bytes) : {};
}
