import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A folder that patterns are looked for in. */
type Folder = {
  readonly path: string;
  /** From the site's folder, with slashes; empty: that folder itself. */
  readonly name: string;
  /** Real paths of it and of the folders above it, the nearest first. */
  readonly reals: readonly string[];
};

const isInside = (real: string, root: string): boolean =>
  real === root || real.startsWith(root.endsWith(sep) ? root : root + sep);

/** Folders in which `*` and `**` look for nothing: those of packages and, in the site's own, its content and public files. */
const isSkipped = (name: string, { name: above }: Folder): boolean =>
  name.startsWith('.') ||
  name === 'node_modules' ||
  (above === '' && (name === 'content' || name === 'public'));

/** The names that a part of a pattern between two slashes stands for. */
function namesLike(part: string): (name: string) => boolean {
  if (!part.includes('*')) return (name) => name === part;
  const literal = part.split('*').map((text) => text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`^${literal.join('.*')}$`, 'su');
  return (name) => !name.startsWith('.') && pattern.test(name);
}

/** A folder in another one, through a link, too; undefined where it is none, or a link leads in a circle or out of the site. */
async function folderIn(above: Folder, name: string, root: string): Promise<Folder | undefined> {
  const path = join(above.path, name);
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined || above.reals.includes(real) || !isInside(real, root)) return undefined;
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isDirectory()) return undefined;
  const full = above.name === '' ? name : `${above.name}/${name}`;
  return { path, name: full, reals: [real, ...above.reals] };
}

/**
 * The files that a pattern stands for, in the order of their code units.
 * @param folder the site's folder
 * @param pattern a path from there, with slashes; `*` stands for any part of a name, `**` for any folders in between
 * @returns their paths from the folder, with slashes; what is no folder counts as a file, a link that leads nowhere, too
 */
export async function matchingFiles(folder: string, pattern: string): Promise<readonly string[]> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return [];
  const found = new Set<string>();
  const walk = async (at: Folder, parts: readonly string[]): Promise<void> => {
    const [part = '', ...rest] = parts;
    // A folder that may not be read holds nothing that could be included.
    const entries = await readdir(at.path, { withFileTypes: true }).catch(() => []);
    const folders = entries.filter((each) => each.isDirectory() || each.isSymbolicLink());
    if (part === '**') {
      await walk(at, rest);
      for (const { name } of folders) {
        const inner = isSkipped(name, at) ? undefined : await folderIn(at, name, root);
        if (inner) await walk(inner, parts);
      }
      return;
    }
    const isMeant = namesLike(part);
    if (rest.length === 0) {
      for (const { name } of entries) {
        if (!isMeant(name)) continue;
        const stats = part.includes('*')
          ? await stat(join(at.path, name)).catch(() => undefined)
          : undefined;
        if (!stats?.isDirectory()) found.add(at.name === '' ? name : `${at.name}/${name}`);
      }
      return;
    }
    for (const { name } of folders) {
      const isOut = part.includes('*') && isSkipped(name, at);
      const inner = isMeant(name) && !isOut ? await folderIn(at, name, root) : undefined;
      if (inner) await walk(inner, rest);
    }
  };
  await walk({ path: folder, name: '', reals: [root] }, pattern.split('/'));
  return [...found].sort();
}
