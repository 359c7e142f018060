import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { contentOf, type NewFile } from './new-file.ts';

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
    if (written === undefined) differences.push({ path, kind: 'missing' });
    else if (!written.equals(await contentOf(file))) differences.push({ path, kind: 'differs' });
  }
  for (const path of Object.keys((await readManifest(folder))[group] ?? {})) {
    if (!files.has(path)) differences.push({ path, kind: 'stale' });
  }
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}
