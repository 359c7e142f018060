import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { licencesFile } from '../../notices/licences-file.ts';
import { oldestBrowsers } from '../../old-browsers/oldest-browsers.ts';
import type { OwnComponent } from '../own-parts.ts';
import { entryName, entryPrefix, type NodeImport, nodeImports, ownModules } from './own-modules.ts';
import type { SharedModules } from './shared-modules.ts';

type Bundled = {
  readonly folder: string;
  readonly components: readonly OwnComponent[];
  readonly base: string;
  readonly shared: SharedModules;
};

/** What both builds have in common: a class has the same name in browsers and in Node. */
const common = (
  { folder, components, base, shared }: Bundled,
  plugins: readonly object[] = [],
): object => ({
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
  plugins: [ownModules(folder, components, shared), ...plugins],
});

const input = (components: readonly OwnComponent[]): Readonly<Record<string, string>> =>
  Object.fromEntries(components.map((each) => [entryName(each), entryPrefix + entryName(each)]));

/**
 * How vite bundles components for browsers; nothing is written.
 * @param onNodeImport takes what they import that no browser has
 */
export const browserConfig = (
  bundled: Bundled,
  onNodeImport: (found: NodeImport) => void,
): object => ({
  ...common(bundled, [nodeImports(onNodeImport)]),
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
