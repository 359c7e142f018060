import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import envPaths from 'env-paths';
import findCacheDirectory from 'find-cache-dir';
import { bundledScript } from '../../files/bundled-script.ts';
import { nameOf } from './article-cache.ts';

const name = 'site-runtime';

/**
 * Where the content of a site is cached, and the fingerprint of this program, which everything in the
 * cache depends on: in the `node_modules` of the project that the site belongs to, else where the system keeps caches.
 * @returns undefined where the program does not run from its bundle: its parts may change any time
 */
export function cacheFolder(site: string): { folder: string; program: string } | undefined {
  const script = bundledScript('site.js');
  if (script === undefined) return undefined;
  const cwd = resolve(site);
  const caches = findCacheDirectory({ name, cwd }) ?? envPaths(name, { suffix: '' }).cache;
  return {
    folder: join(caches, nameOf(cwd).slice(0, 12)),
    // It names all of its parts, and their names are fingerprints of what is in them.
    program: nameOf(readFileSync(script)),
  };
}
