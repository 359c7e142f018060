import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { init, parse } from 'es-module-lexer';
import { packageRoot } from '../../files/package-root.ts';

/** What own components import of the runtime at run time, and the module of the runtime that has it (see vite.config.ts). */
const modules: Readonly<Record<string, { readonly source: string; readonly name: string }>> = {
  react: { source: 'own-api/react.ts', name: 'own-react' },
  'react/jsx-runtime': { source: 'own-api/jsx-runtime.ts', name: 'own-jsx' },
  'react-dom': { source: 'own-api/react-dom.ts', name: 'own-react-dom' },
  'site-runtime/blocks': { source: 'own-api/blocks.tsx', name: 'own-blocks' },
};

/** A module of the runtime. */
export type SharedModule = {
  readonly address: string;
  /** What can be imported of it. */
  readonly names: readonly string[];
};

/** Modules of the runtime, by what is imported. */
export type SharedModules = Readonly<Record<string, SharedModule>>;

type Manifest = Readonly<Record<string, { readonly file: string }>>;

async function exportedNames(file: string): Promise<readonly string[]> {
  await init;
  const [, exported] = parse(await readFile(file, 'utf8'));
  return exported.map(({ n: name }) => name);
}

async function sharedModules(
  of: (source: { readonly source: string; readonly name: string }) => {
    readonly file: string;
    readonly address: string;
  },
): Promise<SharedModules> {
  const found = Object.entries(modules).map(async ([imported, module]) => {
    const { file, address } = of(module);
    return [imported, { address, names: await exportedNames(file) }] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/**
 * The modules of the built runtime as browsers load them.
 * @param base the site's base, with a slash at its end
 */
export async function browserModules(base: string): Promise<SharedModules> {
  const folder = join(packageRoot(), 'dist', 'runtime');
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  return sharedModules(({ source }) => {
    const path = manifest[source]?.file ?? '';
    return { file: join(folder, path), address: base + path };
  });
}

/** The modules of the prerenderer, which runs in Node. */
export const nodeModules = (): Promise<SharedModules> =>
  sharedModules(({ name }) => {
    const file = join(packageRoot(), 'dist', 'prerender', `${name}.js`);
    return { file, address: pathToFileURL(file).href };
  });
