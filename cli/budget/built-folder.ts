import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBytes, maxQuality, quickQuality } from '../compress/compress-bytes.ts';
import { isCompressible } from '../compress/is-compressible.ts';
import { compressedSuffixes } from '../files/compressed-names.ts';
import { staticImports } from './static-imports.ts';

/** Files of a built site, each looked at once. */
export type BuiltFolder = {
  /** Text of a file; undefined where there is none. */
  readonly text: (path: string) => Promise<string | undefined>;
  /** Bytes of a file as a server with brotli sends it; undefined where there is none. */
  readonly size: (path: string) => Promise<number | undefined>;
  /** What a module names that it imports statically. */
  readonly imports: (path: string) => Promise<readonly string[]>;
};

/** Levels as hosts have them: pages and data while they are sent, assets once and for good. */
const qualityOf = (path: string): number =>
  /\.(?:html|json)$/.test(path) ? quickQuality : maxQuality;

/** Bytes of a text as a server with brotli sends it. */
export async function sentSize(bytes: Buffer, path: string): Promise<number> {
  if (!isCompressible(path, bytes.length)) return bytes.length;
  return (await compressBytes(bytes, 'br', qualityOf(path))).length;
}

/** A function whose results are kept by path. */
function oncePerPath<Result>(
  find: (path: string) => Promise<Result>,
): (path: string) => Promise<Result> {
  const cache = new Map<string, Promise<Result>>();
  return (path) => {
    const known = cache.get(path) ?? find(path);
    cache.set(path, known);
    return known;
  };
}

const isMissing = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR';

/** A built site, where a file with `.br` behind its name is its compressed form. */
export function builtFolder(folder: string): BuiltFolder {
  const read = (path: string): Promise<Buffer | undefined> =>
    readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  const fileSize = async (path: string): Promise<number | undefined> => {
    const found = await stat(join(folder, path)).catch(() => undefined);
    return found?.isFile() ? found.size : undefined;
  };
  const size = async (path: string): Promise<number | undefined> => {
    const compressed = await fileSize(path + compressedSuffixes.br);
    if (compressed !== undefined && (await fileSize(path)) !== undefined) return compressed;
    const bytes = await read(path);
    return bytes && sentSize(bytes, path);
  };
  return {
    text: async (path) => (await read(path))?.toString('utf8'),
    size: oncePerPath(size),
    imports: oncePerPath(async (path) => {
      const code = await read(path);
      return code ? staticImports(code.toString('utf8')) : [];
    }),
  };
}
