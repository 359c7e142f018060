import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeviceModel } from '../../schema/model.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { packageRoot } from '../files/package-root.ts';
import { UsageError } from '../usage-error.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/** The files of the built runtime that pages need. Paths are relative to the site's root. */
export type RuntimeFiles = {
  /** The script that hydrates pages. */
  readonly entry: string;
  /** The script that stands inside of pages. */
  readonly inline: string;
  /** Style sheet for readers without scripts. */
  readonly plainStyle: string;
  /** Scripts that the entry needs to hydrate the frame of a page in one of its compositions, which has some kinds of parts. */
  readonly scripts: (form: Form, blocks: readonly string[]) => readonly string[];
  /** Scripts that the entry needs to put a page with kinds of blocks together anew. */
  readonly anewScripts: (form: Form, blocks: readonly string[]) => readonly string[];
  /** Style sheets that a page in one of its compositions needs with kinds of blocks, in their order. */
  readonly styles: (form: Form, blocks: readonly string[]) => readonly string[];
  readonly read: (path: string) => Promise<string>;
  /** Of the runtime, for browsers and for Node, and of this program. */
  readonly fingerprint: string;
};

/** The folder of a block's component is named as its kind is, with hyphens. */
const kebab = (type: string): string => type.replace(/[A-Z]/g, (each) => `-${each.toLowerCase()}`);

const entryKey = 'hydrate/hydrate.tsx';

/** Name of the chunk of what pages show beside their blocks (see vite.config.ts). */
const navigationChunk = 'navigation';

/** Chunks of what only some sites have around their pages, and hydrate at once. */
const frameChunks: readonly string[] = ['arranged-header'];

type Form = DeviceModel['form'];

/** @throws UsageError where the runtime is not built */
export async function runtimeFiles(): Promise<RuntimeFiles> {
  const folder = join(packageRoot(), 'dist', 'runtime');
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  const dist = join(packageRoot(), 'dist');
  const [manifestText, inline, plainStyle, prerenderer, program] = await Promise.all([
    read('manifest.json'),
    read('before-paint.js'),
    read('plain.css'),
    readFile(join(dist, 'prerender', 'prerenderer.js'), 'utf8'),
    // They name their parts, whose names are fingerprints of what is in them.
    readFile(join(dist, 'cli', 'site.js'), 'utf8'),
  ]).catch(() => {
    throw new UsageError({
      zh: `运行时尚未构建：请在 ${packageRoot()} 运行 npm run build:package`,
      en: `the runtime is not built: run npm run build:package in ${packageRoot()}`,
    });
  });
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(manifestText);
  /** A chunk and what it imports, each once, the imports first. */
  const chunks = (keys: readonly string[]): readonly Chunk[] => {
    const found = new Map<string, Chunk>();
    const seen = new Set<string>();
    const add = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = manifest[key];
      if (!chunk) return;
      for (const each of chunk.imports ?? []) add(each);
      found.set(key, chunk);
    };
    keys.forEach(add);
    return [...found.values()];
  };
  /** A chunk by the module that it is made of, or, where it is made of several, by its name. */
  const keyOf = (module: string, name: string): string => {
    const found =
      module in manifest
        ? module
        : Object.keys(manifest).find(
            (key) => manifest[key]?.name === name && /\.js$/.test(manifest[key].file),
          );
    if (found === undefined) throw new Error(`the runtime has no chunk ${name}`);
    return found;
  };
  const layoutChunk = (form: Form): string =>
    keyOf(`layouts/${form}-layouts.ts`, `${form}-layouts`);
  const blockChunk = (type: string): string =>
    keyOf(`blocks/${kebab(type)}/${kebab(type)}.tsx`, kebab(type));
  const own = manifest[entryKey]?.file ?? '';
  const filesOf = (keys: readonly string[]): readonly string[] =>
    chunks(keys)
      .map(({ file }) => file)
      .filter((file) => file !== own);
  return {
    entry: own,
    inline,
    plainStyle: plainStyle.replace(/\/\*.*?\*\/\s*/gs, '').trim(),
    scripts: (form, blocks) =>
      filesOf([
        entryKey,
        layoutChunk(form),
        ...blocks.filter((each) => frameChunks.includes(each)).map(blockChunk),
      ]),
    anewScripts: (form, blocks) =>
      filesOf([
        entryKey,
        layoutChunk(form),
        keyOf('boot/boot.tsx', 'boot'),
        keyOf('site/navigation/navigation.ts', navigationChunk),
        ...blocks.map(blockChunk),
      ]),
    styles: (form, blocks) => [
      ...new Set(
        chunks([
          entryKey,
          layoutChunk(form),
          keyOf('site/navigation/navigation.ts', navigationChunk),
          ...blocks.map(blockChunk),
        ]).flatMap(({ css = [] }) => css),
      ),
    ],
    read,
    fingerprint: nameOf(manifestText, inline, plainStyle, prerenderer, program),
  };
}
