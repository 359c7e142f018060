import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { allFiles } from './all-files.ts';

/** Whether a folder holds these configurations of servers, and nothing else. */
export async function isSameServer(
  folder: string,
  server: ReadonlyMap<string, NewFile>,
): Promise<boolean> {
  const there = existsSync(folder) ? await allFiles(folder) : [];
  if (there.length !== server.size) return false;
  for (const [path, file] of server) {
    if (!there.includes(path)) return false;
    if (!(await contentOf(file)).equals(await readFile(join(folder, path)))) return false;
  }
  return true;
}
