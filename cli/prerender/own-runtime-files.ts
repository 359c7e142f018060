import type { OwnScript } from '../../schema/own-model.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import type { OwnBundle } from '../own/bundle/bundle-own.ts';
import type { RuntimeFiles } from './runtime-files.ts';

const textOf = async (file: NewFile | undefined): Promise<string> =>
  file ? (await contentOf(file)).toString('utf8') : '';

/**
 * The files that pages need of the runtime, and of the site's own components: those of its layouts and parts on every
 * page, those of its blocks where they are shown.
 */
export function withOwnFiles(runtime: RuntimeFiles, own: OwnBundle | undefined): RuntimeFiles {
  if (!own) return runtime;
  const { blocks, layouts, parts } = own.model;
  const around = [...Object.values(layouts), ...Object.values(parts)];
  const split = (types: readonly string[]): { builtIn: string[]; scripts: OwnScript[] } => ({
    builtIn: types.filter((type) => !Object.hasOwn(blocks, type)),
    scripts: types.flatMap((type) => blocks[type] ?? []),
  });
  const stylesOf = (scripts: readonly OwnScript[]): string[] =>
    scripts.flatMap(({ styles }) => styles);
  return {
    ...runtime,
    scripts: (form, types) => [
      ...runtime.scripts(form, types),
      ...Object.values(parts).map(({ script }) => script),
    ],
    anewScripts: (form, types) => {
      const { builtIn, scripts } = split(types);
      const further = [...Object.values(parts), ...scripts].map(({ script }) => script);
      return [...runtime.anewScripts(form, builtIn), ...further];
    },
    styles: (form, types) => {
      const { builtIn, scripts } = split(types);
      // Own rules stand behind those of the runtime.
      return [...new Set([...runtime.styles(form, builtIn), ...stylesOf([...around, ...scripts])])];
    },
    read: (path) => (own.files.has(path) ? textOf(own.files.get(path)) : runtime.read(path)),
    fingerprint: nameOf(runtime.fingerprint, JSON.stringify(own.model)),
  };
}
