import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of a folder that is served. */
export type OwnFile = { readonly file: string; readonly stats: Stats };

/** Names that begin with a dot are nobody's business, but for the folder of RFC 8615. */
const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/**
 * The file of a folder at a path. None is hidden, and none lies outside: links are followed as long as they stay in
 * the folder.
 * @param decoded the path from the folder's root, without encoding
 */
export async function ownFile(folder: string, decoded: string): Promise<OwnFile | undefined> {
  if (decoded.endsWith('/') || decoded.split(/[\\/]/).some(isHidden)) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, decoded));
    if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { file, stats } : undefined;
  } catch {
    // It is not there, or may not be read: either way there is nothing to hand out.
    return undefined;
  }
}
