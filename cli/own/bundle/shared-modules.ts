import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../files/package-root.ts';

/** What own components import of the runtime at run time, and the module of the runtime that has it (see vite.config.ts). */
const modules: Readonly<Record<string, { readonly source: string; readonly name: string }>> = {
  react: { source: 'own-api/react.ts', name: 'own-react' },
  'react/jsx-runtime': { source: 'own-api/jsx-runtime.ts', name: 'own-jsx' },
  'react-dom': { source: 'own-api/react-dom.ts', name: 'own-react-dom' },
  'site-runtime/blocks': { source: 'own-api/blocks.tsx', name: 'own-blocks' },
};

/** Addresses of modules, by what is imported. */
export type SharedModules = Readonly<Record<string, string>>;

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/**
 * The modules of the built runtime as browsers load them.
 * @param base the site's base, with a slash at its end
 */
export async function browserModules(base: string): Promise<SharedModules> {
  const file = join(packageRoot(), 'dist', 'runtime', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(modules).map(([name, { source }]) => [
      name,
      base + (manifest[source]?.file ?? ''),
    ]),
  );
}

/** The modules of the prerenderer, which runs in Node. */
export const nodeModules = (): SharedModules =>
  Object.fromEntries(
    Object.entries(modules).map(([imported, { name }]) => [
      imported,
      pathToFileURL(join(packageRoot(), 'dist', 'prerender', `${name}.js`)).href,
    ]),
  );
