import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../files/package-root.ts';

/** As much of vite as is asked for; the site's project brings it. */
export type Vite = {
  readonly version: string;
  readonly build: (config: object) => Promise<unknown>;
  readonly parseAst: (text: string, options: { readonly lang: 'ts' | 'tsx' }) => unknown;
};

/** Path of the vite that a module in a folder would import; undefined where none is installed. */
export function viteFrom(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    // Looked for by hand: Node remembers what was not there, and vite may be installed while a site is being written.
    const path = join(at, 'node_modules', 'vite', 'dist', 'node', 'index.js');
    if (existsSync(path)) return path;
    if (at === dirname(at)) return undefined;
  }
}

/**
 * The vite of the project that a site belongs to, else of the one that the command was started in, else one beside this
 * program.
 * @param folder the site's folder
 * @returns undefined where none is installed
 */
export async function siteVite(folder: string): Promise<Vite | undefined> {
  const path = viteFrom(folder) ?? viteFrom(process.cwd()) ?? viteFrom(packageRoot());
  return path === undefined ? undefined : ((await import(pathToFileURL(path).href)) as Vite);
}
