import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundledScript } from '../../files/bundled-script.ts';
import { packageRoot } from '../../files/package-root.ts';
import { nameOf } from './article-cache.ts';

/**
 * Where the content of a site is cached, and the fingerprint of this program, which everything in the
 * cache depends on.
 * @returns undefined where the program does not run from its bundle: its parts may change any time
 */
export function cacheFolder(site: string): { folder: string; program: string } | undefined {
  const script = bundledScript('site.js');
  if (script === undefined) return undefined;
  const modules = join(packageRoot(), 'node_modules');
  if (!existsSync(modules)) return undefined;
  return {
    folder: join(modules, '.cache', 'site-runtime', nameOf(resolve(site)).slice(0, 12)),
    // It names all of its parts, and their names are fingerprints of what is in them.
    program: nameOf(readFileSync(script)),
  };
}
