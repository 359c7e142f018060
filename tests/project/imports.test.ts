import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesIn, importsOf, reachable, sourceFiles } from './import-graph.ts';

const root = process.cwd();
const imports = importsOf(root, sourceFiles(root, ['schema', 'cli', 'runtime', 'vite.config.ts']));
const isRelative = ({ specifier }: { specifier: string }): boolean => specifier.startsWith('.');
const room = (file: string): string => file.split('/')[0] ?? '';

describe('the house', () => {
  it('sees the imports it judges', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports).toContainEqual(
      expect.objectContaining({ from: 'vite.config.ts', to: 'cli/validate/validator-plugin.ts' }),
    );
    expect(
      cyclesIn([
        { from: 'a', specifier: './b', to: 'b' },
        { from: 'b', specifier: './a', to: 'a' },
      ]),
    ).toEqual([['a', 'b', 'a']]);
  });

  it('lets imports go one way: schema ← cli, schema ← runtime, cli ← vite.config.ts', () => {
    const allowed: Record<string, readonly string[]> = {
      schema: ['schema'],
      cli: ['cli', 'schema'],
      runtime: ['runtime', 'schema'],
      'vite.config.ts': ['cli', 'tests'],
    };
    const wrong = imports
      .filter(isRelative)
      .filter(({ from, to }) => !allowed[room(from)]?.includes(room(to)));
    expect(wrong).toEqual([]);
  });

  it('lets schema import no package', () => {
    expect(imports.filter((each) => room(each.from) === 'schema' && !isRelative(each))).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(cyclesIn(imports)).toEqual([]);
  });

  it.each([
    'yaml',
    'ajv',
    'commander',
    '@clack/prompts',
    'react-router-dom',
    'send',
    'negotiator',
    'mime-types',
    'string-width',
    'diff',
    'fastest-levenshtein',
    'uqr',
    'image-size',
    'rehype-sanitize',
    'sharp',
    'fontkitten',
    'unified',
    'hast-util-to-text',
    'htmlparser2',
    'opencc-js',
    'pinyin-pro',
    'mammoth',
    'fflate',
    'csv-parse',
    'saxes',
    'hast-util-from-html',
    'hast-util-to-mdast',
    'mdast-util-from-markdown',
    'mdast-util-mdx',
    'mdast-util-to-markdown',
    'micromark-extension-mdxjs',
    'workbox-cacheable-response',
    'workbox-expiration',
    'workbox-routing',
    'workbox-strategies',
  ])('has one door to %s in a layer', (name) => {
    const doors = new Set(
      imports
        .filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`))
        .map(({ from }) => from),
    );
    expect(doors.size).toBeGreaterThan(0);
    expect(doors.size, [...doors].join(', ')).toBe(new Set([...doors].map(room)).size);
  });

  it('keeps runtime free of Node, and the browser free of yaml and ajv', () => {
    const packagesOf = (isOwn: (file: string) => boolean): string[] =>
      [
        ...new Set(
          imports
            .filter(
              (each) => room(each.from) === 'runtime' && isOwn(each.from) && !isRelative(each),
            )
            .map(({ specifier }) => specifier),
        ),
      ].sort();
    const isPrerenderer = (file: string): boolean => file.startsWith('runtime/prerender/');
    // What renders pages at build is the one part that runs in Node, and no visitor loads it.
    expect(packagesOf(isPrerenderer)).toEqual(['node:stream', 'react', 'react-dom/server']);
    const visited = ['runtime/hydrate/hydrate.tsx', 'runtime/boot/start.ts'].flatMap((entry) => [
      ...reachable(entry, imports),
    ]);
    expect(visited.filter(isPrerenderer)).toEqual([]);
    // The service worker is a script of its own: no page loads what it needs.
    const isWorker = (file: string): boolean => file.startsWith('runtime/worker/');
    const inPages = visited.filter(isWorker);
    expect(packagesOf((file) => inPages.includes(file))).toEqual([]);
    expect(packagesOf(isWorker)).toEqual([
      'workbox-cacheable-response',
      'workbox-expiration',
      'workbox-routing',
      'workbox-strategies',
    ]);
    expect(packagesOf((file) => !isPrerenderer(file) && !isWorker(file))).toEqual([
      'dompurify',
      'fastest-levenshtein',
      'jotai',
      'oauth4webapi',
      'pinyin-pro',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'react/jsx-runtime',
      'stemmer',
      'uqr',
    ]);
  });

  it('asks of the browser nothing that chrome87, safari14 and firefox78 lack', () => {
    // What no build lowers: methods newer than the oldest browsers that visitors bring.
    const tooNew =
      /\.at\(|\bObject\.(hasOwn|groupBy)\(|\bstructuredClone\(|\bAbortSignal\.|\.(findLast|findLastIndex|toSorted|toReversed|toSpliced|with|isWellFormed|toWellFormed)\(|\brandomUUID\b|\brequestIdleCallback\b/;
    const files = ['runtime/hydrate/hydrate.tsx', 'runtime/boot/boot.tsx']
      .flatMap((entry) => [...reachable(entry, imports)])
      .filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => tooNew.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
