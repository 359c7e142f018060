import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { entryAt } from '../../files/entry-at.ts';
import type { ImportTarget } from './import-target.ts';

/** What becomes of a document: its entry is new, there already, written over, or in the way of another one. */
export type EntryState = 'new' | 'same' | 'replaced' | 'conflict';

/** The names in a folder as addresses tell them apart: in any letter case. */
async function namesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch((): string[] => []);
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

/** Says what of an entry is there: asked with its path from the site's folder and its text. */
export function stateFinder(target: ImportTarget) {
  const folders = new Map<string, ReadonlyMap<string, string>>();
  return async (path: string, text: string): Promise<EntryState> => {
    const folder = join(target.site.folder, dirname(path));
    const names = folders.get(folder) ?? (await namesIn(folder));
    folders.set(folder, names);
    const there = names.get(basename(path).toLowerCase());
    if (there === undefined) return 'new';
    // A name in other letters would be the same address.
    if (there !== basename(path)) return 'conflict';
    const file = join(folder, there);
    if (!entryAt(file)?.isFile()) return 'conflict';
    if ((await readFile(file, 'utf8')) === text) return 'same';
    return target.replaces ? 'replaced' : 'conflict';
  };
}
