import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { licencesFile } from '../../notices/licences-file.ts';
import { oldestBrowsers } from '../../old-browsers/oldest-browsers.ts';
import type { OwnComponent } from '../own-parts.ts';
import type { SharedModules } from './shared-modules.ts';

/** What the names of the modules begin with that components are bundled from. */
export const entryPrefix = 'own-component:';
const sharedPrefix = '\0shared:';

/** Name of a component's entry: `blocks-pull-quote`. */
export const entryName = ({ path }: OwnComponent): string => path.replace('/', '-');

/** The module that a component is bundled from: its own file, with the one for mobile where there is one. */
function entryCode(folder: string, { path, file, hasMobile }: OwnComponent): string {
  const at = (name: string): string =>
    JSON.stringify(join(folder, path, name).split(sep).join('/'));
  if (!hasMobile) return `export { default } from ${at(file)};`;
  return [
    `import desktop from ${at(file)};`,
    `import mobile from ${at('mobile.tsx')};`,
    `import { byForm } from 'site-runtime/blocks';`,
    'export default byForm(desktop, mobile);',
  ].join('\n');
}

/** Finds components by their names, and what they share with the runtime. */
function ownModules(
  folder: string,
  components: readonly OwnComponent[],
  shared: SharedModules,
): object {
  const byName = new Map(components.map((each) => [entryPrefix + entryName(each), each]));
  return {
    name: 'site-own-modules',
    enforce: 'pre',
    resolveId: (id: string, _: unknown, { kind }: { readonly kind?: string } = {}) => {
      if (byName.has(id)) return `\0${id}`;
      const address = Object.hasOwn(shared, id) ? shared[id] : undefined;
      // A package that asks for it by require() gets a module around it.
      if (address !== undefined && kind === 'require-call') return sharedPrefix + id;
      if (address !== undefined) return { id: address, external: true };
      return Object.values(shared).includes(id) ? { id, external: true } : undefined;
    },
    load: (id: string) => {
      const component = byName.get(id.slice(1));
      if (component) return entryCode(folder, component);
      if (!id.startsWith(sharedPrefix)) return undefined;
      const name = id.slice(sharedPrefix.length);
      const address = JSON.stringify(shared[name]);
      const own = name === 'react' ? `export { default } from ${address};` : '';
      return `export * from ${address};\n${own}`;
    },
  };
}

type Bundled = {
  readonly folder: string;
  readonly components: readonly OwnComponent[];
  readonly base: string;
  readonly shared: SharedModules;
};

/** What both builds have in common: a class has the same name in browsers and in Node. */
const common = ({ folder, components, base, shared }: Bundled): object => ({
  configFile: false,
  envFile: false,
  logLevel: 'silent',
  mode: 'production',
  root: folder,
  base,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  css: {
    modules: {
      generateScopedName: (name: string, file: string) => {
        const path = relative(folder, file.replace(/[?#].*/, ''))
          .split(sep)
          .join('/');
        const place = createHash('sha256').update(path).digest('base64url').slice(0, 5);
        return `own-${name}_${place}`;
      },
    },
  },
  plugins: [ownModules(folder, components, shared)],
});

const input = (components: readonly OwnComponent[]): Readonly<Record<string, string>> =>
  Object.fromEntries(components.map((each) => [entryName(each), entryPrefix + entryName(each)]));

/** How vite bundles components for browsers; nothing is written. */
export const browserConfig = (bundled: Bundled): object => ({
  ...common(bundled),
  build: {
    write: false,
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    modulePreload: false,
    assetsInlineLimit: 0,
    // Which packages are in it.
    license: { fileName: licencesFile },
    reportCompressedSize: false,
    // Not for visitors: a failure in a browser is named by the lines of its sources.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: input(bundled.components),
      // Which plugin took how long is no warning.
      checks: { bundlerTimings: false },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'static/js/own-[name]-[hash].js',
        chunkFileNames: 'static/js/own-[name]-[hash].js',
        assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'static/css/own-[name]-[hash][extname]'
            : 'static/img/own-[name]-[hash][extname]',
      },
    },
  },
});

/**
 * How vite bundles components for Node.
 * @param out folder that is written to
 */
export const nodeConfig = (bundled: Bundled, out: string): object => ({
  ...common(bundled),
  build: {
    ssr: true,
    target: 'node20',
    outDir: out,
    emptyOutDir: true,
    minify: false,
    assetsInlineLimit: 0,
    // Faults are named by the lines of their sources.
    sourcemap: 'inline',
    rolldownOptions: {
      input: input(bundled.components),
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        assetFileNames: 'static/img/own-[name]-[hash][extname]',
      },
    },
  },
  ssr: { noExternal: true },
});
