import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import postcss from 'postcss';
import { build, type Plugin, type UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BundledPackage } from './cli/notices/bundled-package.ts';
import { licencesFile } from './cli/notices/licences-file.ts';
import { noticesPlugin } from './cli/notices/notices-plugin.ts';
import { focusFallback } from './cli/old-browsers/focus-fallback.ts';
import { logicalInsets } from './cli/old-browsers/logical-insets.ts';
import { logicalLonghands } from './cli/old-browsers/logical-longhands.ts';
import { oldestBrowsers as browsers, oldestSyntax } from './cli/old-browsers/oldest-browsers.ts';
import { validatorPlugin } from './cli/validate/validator-plugin.ts';

/** Which packages are bundled; notices and a bill of materials are made of it. */
const license = { fileName: licencesFile };

/** Which plugin took how long is no warning. */
const quiet = { bundlerTimings: false };

/**
 * @param name of the folder in `dist` whose file site.js is run; parts are loaded when they are needed
 */
const node = (
  entry: string,
  name: string,
  further: Readonly<Record<string, string>> = {},
): UserConfig => ({
  plugins: [validatorPlugin(), noticesPlugin()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: `dist/${name}`,
    emptyOutDir: true,
    minify: true,
    license,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { site: entry, ...further },
      checks: quiet,
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['json-schema-to-typescript', 'sharp'] },
});

/** Has imports that wait until they are needed go through the runtime's own function instead of vite's. */
const ownPreload: Plugin = {
  name: 'own-preload',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () =>
      `export { preloadModule as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'runtime/resources/preload-module.ts'))};`,
  },
};

/**
 * Keeps imports of one name short. Vite writes the name three times around `(await import(…)).name`, so that bundlers
 * see what else of the module nobody needs: modules of the runtime have nothing else.
 */
const shortImports: Plugin = {
  name: 'short-imports',
  transform: {
    filter: { id: /\/runtime\/.*\.tsx?$/ },
    handler: (code) =>
      code.replace(
        /\(await (import\([^()]+\))\)\.(\w+)/g,
        '(await $1.then((module) => module.$2))',
      ),
  },
};

const forOldBrowsers = [focusFallback, logicalLonghands, logicalInsets];

/** A style sheet that no bundle has, for the oldest browsers as well. */
const standaloneStyle = async (file: string): Promise<string> =>
  (await postcss(forOldBrowsers).process(await readFile(file, 'utf8'), { from: file })).css;

/** Names of classes by their file: the same in every build of the runtime, for browsers and for Node. */
const css: UserConfig['css'] = {
  postcss: { plugins: forOldBrowsers },
  modules: {
    generateScopedName: (name, file) => {
      const path = relative(import.meta.dirname, file.replace(/[?#].*/, ''));
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
    },
  },
};

type Standalone = {
  readonly formats?: ['iife'] | ['es'];
  readonly alias?: { find: RegExp; replacement: string }[];
  readonly plugins?: Plugin[];
  readonly rolldownOptions?: NonNullable<UserConfig['build']>['rolldownOptions'];
};

/** The packages in what is bundled apart. */
const bundledApart: BundledPackage[] = [];

/** Bundles a module apart: to a script that needs no other one, or to a module. */
async function standalone(
  entry: string,
  { formats = ['iife'], alias = [], plugins = [], rolldownOptions = {} }: Standalone = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    resolve: { alias },
    build: {
      write: false,
      target: oldestSyntax,
      license,
      lib: { entry, formats, name: 'site' },
      rolldownOptions,
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []));
  for (const each of outputs) {
    if (each.type === 'asset' && each.fileName === licencesFile)
      bundledApart.push(...JSON.parse(String(each.source)));
  }
  if (!chunk) throw new Error(`${entry} came to nothing`);
  return chunk.code;
}

/**
 * Writes what only some sites have, beside the other files: those that browsers keep, those that record visits. The
 * build puts it into those that ask for it.
 */
function filesOfSomeSites(): Plugin {
  const path = (name: string): string => join(import.meta.dirname, 'runtime', name);
  return {
    name: 'files-of-some-sites',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, entry] of [
        ['worker.js', 'worker/worker.ts'],
        ['offline-page.js', 'offline/offline-page.ts'],
        ['analytics.js', 'analytics/analytics.ts'],
      ] as const) {
        const source = await standalone(path(entry));
        this.emitFile({ type: 'asset', fileName, source: source.trim() });
      }
      for (const [fileName, file] of [
        ['offline-page.css', 'offline/offline-page.css'],
        ['analytics.css', 'analytics/analytics.css'],
      ] as const)
        this.emitFile({ type: 'asset', fileName, source: await standaloneStyle(path(file)) });
    },
  };
}

/** Puts the script that watches over the start into the page: a file of its own, whatever becomes of the others. */
function beforeEntry(): Plugin {
  let code = '';
  let fileName = '';
  return {
    name: 'before-entry',
    apply: 'build',
    async buildStart() {
      code = await standalone(join(import.meta.dirname, 'runtime/boot/before-entry.ts'));
      const fingerprint = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      fileName = `static/js/before-entry-${fingerprint}.js`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { async: true, src: `./${fileName}` }, injectTo: 'head-prepend' },
    ],
  };
}

/**
 * Writes what only built pages have beside the other files: the script that stands inside of each, and the style sheet
 * for readers without scripts.
 */
function insidePages(): Plugin {
  return {
    name: 'inside-pages',
    apply: 'build',
    async generateBundle() {
      const source = await standalone(join(import.meta.dirname, 'runtime/hydrate/before-paint.ts'));
      this.emitFile({ type: 'asset', fileName: 'before-paint.js', source: source.trim() });
      // Colours of code come with scripts, else with what readers without them get.
      const styles = ['runtime/styles/plain.css', 'runtime/ui/code/code-colours.css'];
      const plain = await Promise.all(
        styles.map((file) => standaloneStyle(join(import.meta.dirname, file))),
      );
      this.emitFile({ type: 'asset', fileName: 'plain.css', source: plain.join('\n') });
    },
  };
}

/** The router for production: its package offers bundlers the one for development alone, with all its warnings. */
const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/**
 * Spells what has no effect of its own, and bundlers take for anything, so that they see it: calls of React, names
 * for debugging, what a class is given after it is made. That they take no write to a property for an effect
 * would do as well, but takes away those that build a result.
 */
const pureCalls: Plugin = {
  name: 'pure-calls',
  transform: {
    filter: { id: /react-router/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(
          /^(var (\w+) = class .*\{)$([\s\S]*?)^\2\.contextType = (\w+);$/gm,
          '$1 static get contextType() { return $4; }$3',
        )
        .replace(
          /(?<=[=(,;\s])React\d*\.(?:forwardRef|memo|createContext)\(/g,
          '/* @__PURE__ */ $&',
        ),
  },
};

/**
 * Bundles what visitors load of the router apart. What its modules do while they load, and of which nothing is used,
 * goes there: its links, forms and fetchers are made by such calls. Elsewhere the same would take away what counts.
 */
function slimRouter(): Plugin {
  const entry = join(import.meta.dirname, 'runtime/router/react-router.ts');
  let code: Promise<string> | undefined;
  return {
    name: 'slim-router',
    apply: 'build',
    load: {
      filter: { id: /router\/react-router\.ts$/ },
      handler: () => {
        code ??= standalone(entry, {
          formats: ['es'],
          alias: [{ find: /^react-router$/, replacement: router }],
          plugins: [pureCalls],
          rolldownOptions: {
            external: ['react', 'react-dom'],
            // The package says "use client", which nobody asks here.
            checks: { ...quiet, moduleLevelDirective: false },
            treeshake: {
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
            },
          },
        });
        return code;
      },
    },
  };
}

type Graph = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly isEntry: boolean; readonly importedIds: readonly string[] } | null;
};

type Reach = (graph: Graph) => ReadonlySet<string>;

/** What some modules need at once, themselves included. */
function reachOf(...paths: readonly string[]): Reach {
  const starts = paths.map((path) => join(import.meta.dirname, path));
  let found: Set<string> | undefined;
  return (graph) => {
    if (!found) {
      found = new Set(starts);
      for (const each of found)
        for (const next of graph.getModuleInfo(each)?.importedIds ?? []) found.add(next);
      // An entry has a chunk of its own: others that import from it would run it.
      for (const start of starts) if (graph.getModuleInfo(start)?.isEntry) found.delete(start);
    }
    return found;
  };
}

/** A chunk for what is reached, if no chunk before took it. */
const chunk = (name: string, has: (id: string, graph: Graph) => boolean) => ({
  debugName: name,
  name: (id: string, graph: Graph): string | null => (has(id, graph) ? name : null),
});

const isIn =
  (reach: Reach) =>
  (id: string, graph: Graph): boolean =>
    reach(graph).has(id);

const hydration = isIn(reachOf('runtime/hydrate/hydrate.tsx'));
const desktopLayouts = isIn(reachOf('runtime/layouts/desktop-layouts.ts'));
const mobileLayouts = isIn(reachOf('runtime/layouts/mobile-layouts.ts'));
/** What needs parts of the desktop's layouts, too. */
const elsewhere = isIn(
  reachOf(
    'runtime/layouts/mobile-layouts.ts',
    'runtime/layouts/drawer/drawer-menu.tsx',
    'runtime/blocks/status/status.tsx',
  ),
);

/** What components of a site's own import at run time, each by its name in `cli/own/bundle/own-api.ts`. */
const ownApi = {
  'own-blocks': 'runtime/own-api/blocks.tsx',
  'own-jsx': 'runtime/own-api/jsx-runtime.ts',
  'own-react': 'runtime/own-api/react.ts',
  'own-react-dom': 'runtime/own-api/react-dom.ts',
};

/** Files of the chunks that every page starts with: they are there when others are asked for. */
const ofEveryPage = /\/(rolldown-runtime|vendor|site)-[\w-]{8}\.(js|css)$/;

const runtime: UserConfig = {
  root: 'runtime',
  css,
  base: './',
  publicDir: false,
  plugins: [
    react(),
    ownPreload,
    shortImports,
    slimRouter(),
    beforeEntry(),
    insidePages(),
    filesOfSomeSites(),
    noticesPlugin(bundledApart),
  ],
  build: {
    outDir: '../dist/runtime',
    emptyOutDir: true,
    target: oldestSyntax,
    cssTarget: browsers,
    license,
    // Names the files of every block, for pages that are built.
    manifest: 'manifest.json',
    // What each page loads by itself is there, or on its way, when these parts are asked for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed;
        const further = needed.filter((each) => !ofEveryPage.test(each));
        return file.includes('/late-components-')
          ? further.filter((each) => each.includes('/late-components-'))
          : further;
      },
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: quiet,
      // Pages that were built start with the second; the third is for sites that are being written.
      input: {
        index: 'runtime/index.html',
        hydrate: 'runtime/hydrate/hydrate.tsx',
        'dev-client': 'runtime/dev/dev-client.ts',
        ...ownApi,
      },
      // What components of a site's own import keeps its names.
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: {
          // A chunk a block, and no crumbs of shared code. Each takes along what its modules import, if no
          // chunk above it does: the folder of the entry brings all that every screen needs.
          groups: [
            {
              name: 'vendor',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|jotai|scheduler|cookie|set-cookie-parser)\//,
            },
            chunk(
              'site',
              (id, graph) =>
                hydration(id, graph) || (desktopLayouts(id, graph) && elsewhere(id, graph)),
            ),
            chunk('desktop-layouts', desktopLayouts),
            chunk('mobile-layouts', mobileLayouts),
            // With the few modules that both lists and the navigation need.
            chunk(
              'page',
              isIn(
                reachOf(
                  'runtime/page/page.tsx',
                  'runtime/document/use-translations.ts',
                  'runtime/document/use-page-heading.ts',
                  'runtime/router/is-open-link.ts',
                  'runtime/state/shown-part.ts',
                  'runtime/screen/filters-by-home.ts',
                  'runtime/blocks/block-requests.ts',
                  'runtime/styles/failure.module.css',
                  'runtime/styles/status-text.module.css',
                  'runtime/ui/element/button.module.css',
                  'runtime/ui/element/more-link.module.css',
                ),
              ),
            ),
            chunk(
              'navigation',
              isIn(
                reachOf(
                  'runtime/site/navigation/navigation.ts',
                  'runtime/hydrate/refresh.ts',
                  'runtime/boot/live-site.ts',
                ),
              ),
            ),
            // Small, and needed by itself where pages are kept by the browser.
            { name: 'trusted-html', test: /\/runtime\/(html\/trusted-html|offline\/first-calls)/ },
            // Lists and texts are on most pages, but not on the way to the first one.
            {
              name: 'content',
              test: /\/runtime\/(content\/(entry|field-facts|shown-fields|use-entry|use-freshness|use-list)|ui\/(figure|list|notice|tag)\/|ui\/section\/(?!section-links)|ui\/text\/(?!rich-html|contents-list)|ui\/entry\/(?!reading|entry-end|entry-facts))/,
            },
            // What opens over a page: the search and the tools of texts have it in common.
            { name: 'modal', test: /\/runtime\/(ui\/modal\/(?!drawer)|styles\/fade)/ },
            // What texts that are read need, and what pages of sections need: lists do without.
            {
              name: 'texts',
              test: /\/runtime\/ui\/(article\/|text\/(rich-html|contents-list)|entry\/(reading|entry-end|entry-facts))/,
            },
            { name: 'sections', test: /\/runtime\/(blocks\/sections|ui\/section\/section-links)/ },
            // With what blocks have in common with them.
            {
              name: 'late-components',
              test: /\/runtime\/(layouts\/(late-parts\/late-components|hours-chip\/hours-chip|notice\/notices|page-languages\/page-language)|ui\/hours\/)|\/schema\/hours\//,
            },
            { name: 'searching', test: /\/runtime\/(search|layouts\/search-box)\/(?!engine\/)/ },
            // What several blocks show stands in the chunk of the one that is named after it.
            ...['contact', 'facts', 'hero', 'local-navigation', 'table', 'timeline'].map(
              (name) => ({
                name,
                test: new RegExp(`/runtime/(blocks|ui)/${name}/`),
              }),
            ),
          ],
        },
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? 'static/css/[name]-[hash][extname]'
            : 'static/img/[name]-[hash][extname]',
      },
    },
  },
};

/** The runtime for Node, which renders pages to HTML: the same code, in one file that needs no package. */
const prerender: UserConfig = {
  root: 'runtime',
  css,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), noticesPlugin()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: '../dist/prerender',
    emptyOutDir: true,
    minify: true,
    license,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { prerenderer: 'runtime/prerender/prerenderer.ts', ...ownApi },
      // Here all is loaded at once.
      checks: { ...quiet, ineffectiveDynamicImport: false, moduleLevelDirective: false },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
};

const seconds = 1000;

/** Files that put something in the place of a module, which then has to be loaded anew, or that take a process's signals. */
const mocking = [
  'tests/cli/files/temporary-folder.test.ts',
  'tests/cli/releases/ended-release.test.ts',
  'tests/cli/releases/full-disk.test.ts',
  'tests/cli/signals/finish-first.test.ts',
  'tests/runtime/worker/worker.test.ts',
];

/**
 * Tests in a browser that got no time on a busy machine run once more. Only this failure is a matter of chance: a wrong
 * answer fails at once, and what never comes fails again.
 */
const retry = { count: 1, condition: /Timeout \d+ms exceeded/ };

/** `unit`, `isolated` and `browser` are `npm test`; `long` is what `npm run test:all` adds. */
const tests = {
  plugins: [react(), validatorPlugin()],
  test: {
    reporters: ['default', './tests/closing-line-reporter.ts'],
    projects: [
      {
        extends: true as const,
        test: {
          name: 'unit',
          include: ['tests/{schema,cli,runtime,project}/**/*.test.{ts,tsx}'],
          exclude: mocking,
          // They share nothing that changes; a process for each of them takes as long to start as its tests.
          isolate: false,
          // By itself it leaves one core free, which is half of two.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          setupFiles: ['tests/restore-globals.ts'],
          // Reading all of the sample site's content takes its time on a busy machine.
          testTimeout: 90 * seconds,
          hookTimeout: 90 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'isolated',
          sequence: { groupOrder: 1 },
          include: mocking,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/ensure-chromium.ts', 'tests/browser/ensure-build.ts'],
          testTimeout: 60 * seconds,
          retry,
          // What a visitor waits for may take its time on a busy machine.
          expect: { poll: { timeout: 50 * seconds } },
          hookTimeout: 300 * seconds,
          // Much of it is waiting: more than the cores can be at it.
          maxWorkers: 3,
        },
      },
      {
        extends: true as const,
        test: { name: 'bench', include: [], benchmark: { include: ['tests/bench/**/*.bench.ts'] } },
      },
      {
        extends: true as const,
        test: {
          name: 'bench-build',
          include: ['tests/bench/build-articles.table.ts'],
          testTimeout: 1800 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'bench-corpus',
          include: ['tests/bench/corpus.table.ts'],
          globalSetup: ['tests/browser/ensure-chromium.ts'],
          testTimeout: 3600 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'bench-search',
          include: ['tests/bench/search.table.ts'],
          globalSetup: ['tests/browser/ensure-chromium.ts'],
          testTimeout: 7200 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'bench-page',
          include: ['tests/bench/page.table.ts'],
          globalSetup: ['tests/browser/ensure-chromium.ts'],
          testTimeout: 7200 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'bench-serve',
          include: ['tests/bench/serve.table.ts'],
          globalSetup: ['tests/long/ensure-servers.ts'],
          testTimeout: 1800 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'bench-dev',
          include: ['tests/bench/dev.table.ts'],
          globalSetup: ['tests/browser/ensure-chromium.ts'],
          testTimeout: 1800 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'bench-lint',
          include: ['tests/bench/lint.table.ts'],
          testTimeout: 3600 * seconds,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'long',
          sequence: { groupOrder: 3 },
          include: ['tests/long/**/*.test.ts'],
          globalSetup: [
            'tests/browser/ensure-chromium.ts',
            'tests/browser/ensure-build.ts',
            'tests/long/ensure-groonga.ts',
            'tests/long/ensure-java.ts',
            'tests/long/ensure-servers.ts',
            'tests/long/ensure-shells.ts',
            'tests/long/provide-screens-update.ts',
          ],
          testTimeout: 300 * seconds,
          retry,
          expect: { poll: { timeout: 50 * seconds } },
          hookTimeout: 300 * seconds,
          // As above.
          maxWorkers: 3,
          maxConcurrency: 3,
        },
      },
    ],
  },
};

/** What the tests need of vitest itself; it takes its time to load, and builds do without. */
async function testConfig() {
  const { LongestFirst } = await import('./tests/longest-first.ts');
  return { ...tests, test: { ...tests.test, sequence: { sequencer: LongestFirst } } };
}

export default defineConfig(async ({ mode }) => {
  if (mode === 'cli')
    return node('cli/main.ts', 'cli', {
      api: 'cli/api/api.ts',
      worker: 'cli/prerender/worker.ts',
      'article-worker': 'cli/content/compile/article-worker.ts',
    });
  if (mode === 'prerender') return prerender;
  if (mode === 'generate') return node('cli/generate/main.ts', 'generate');
  if (mode === 'fuzz')
    return node('tests/fuzz/main.ts', 'fuzz', { worker: 'tests/fuzz/worker.ts' });
  if (mode === 'scaffold') return node('cli/scaffold/main.ts', 'scaffold');
  return mode === 'test' || mode === 'benchmark' ? testConfig() : runtime;
});
