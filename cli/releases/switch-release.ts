import { existsSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { entryAt } from '../files/entry-at.ts';
import { linkTo, type OutputPaths, readLink, serverName, siteName } from './output-paths.ts';

/**
 * Has a link lead elsewhere, in one step: whoever follows it gets to the old place or to the new one. (On Windows a link
 * to a folder cannot be replaced: there is none for a moment.)
 * @throws what the file system says
 */
async function replaceLink(path: string, target: string): Promise<void> {
  const next = `${path}.next`;
  await rm(next, { force: true });
  const isWindows = process.platform === 'win32';
  // Links to folders that need no privilege there are complete.
  await symlink(isWindows ? resolve(dirname(path), target) : target, next, 'junction');
  if (isWindows) await rm(path, { force: true });
  await rename(next, path);
}

/** Makes sure that a name leads to a part of the served release, and is gone where that has none. */
async function keepLink(paths: OutputPaths, path: string, name: string): Promise<void> {
  const isWanted = existsSync(join(paths.current, name));
  const target = linkTo(paths, name);
  const link = readLink(path);
  const leads = link !== undefined && resolve(dirname(path), link) === join(paths.current, name);
  if (isWanted && !leads && (link !== undefined || !entryAt(path))) await replaceLink(path, target);
  else if (!isWanted && leads) await rm(path, { force: true });
}

/** Makes sure that the names of an output lead to the release that is served, as far as nothing stands there. */
export async function keepLinks(paths: OutputPaths): Promise<void> {
  if (readLink(paths.current) === undefined) return;
  await keepLink(paths, paths.site, siteName);
  await keepLink(paths, paths.server, serverName);
}

/** Has a release served, in one step. */
export async function switchRelease(paths: OutputPaths, number: number): Promise<void> {
  await replaceLink(paths.current, String(number));
}
