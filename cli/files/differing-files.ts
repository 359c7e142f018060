import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenFiles } from './commit-files.ts';
import { type NewFile, textOf } from './new-file.ts';

export type Difference = { readonly path: string; readonly kind: 'missing' | 'differs' | 'stale' };

/** How the files of a group differ from what they should be. Empty: not at all. */
export async function differingFiles(
  folder: string,
  group: string,
  files: ReadonlyMap<string, NewFile>,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const [path, file] of files) {
    const written = await readFile(join(folder, path)).catch(() => undefined);
    const wanted =
      'copyOf' in file ? await readFile(file.copyOf) : Buffer.from(textOf(file), 'utf8');
    if (written === undefined) differences.push({ path, kind: 'missing' });
    else if (!written.equals(wanted)) differences.push({ path, kind: 'differs' });
  }
  for (const path of (await writtenFiles(folder))[group] ?? []) {
    if (!files.has(path)) differences.push({ path, kind: 'stale' });
  }
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}
