import { lstat, realpath } from 'node:fs/promises';
import { basename, join, posix, sep } from 'node:path';
import { decodePath } from '../../addresses/decode-path.ts';
import type { SourceFile } from './source-file.ts';

/**
 * A file below a folder, by its path from there. Nothing outside of the folder is found, whatever the path or a
 * symbolic link on the way says.
 * @param root the folder, links followed
 * @param path with forward slashes, as an address has it
 */
export async function findInFolder(root: string, path: string): Promise<SourceFile | undefined> {
  const [bare = ''] = path.split(/[?#]/, 1);
  for (const spelling of new Set([decodePath(bare), bare])) {
    const below = posix.join('.', spelling.replaceAll('\\', '/'));
    if (below.startsWith('..') || spelling.includes('\0')) continue;
    const file = join(root, below);
    const found = await lstat(file).catch(() => undefined);
    if (!found?.isFile() || found.size === 0) continue;
    const real = await realpath(file);
    if (real.startsWith(root.endsWith(sep) ? root : root + sep)) {
      return { name: basename(file), path: real };
    }
  }
  return undefined;
}
