import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { BuildSettings } from '../../schema/source.generated.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { compressedSuffixes, type Encoding } from '../files/compressed-names.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { compressBytes, maxQuality, quickQuality } from './compress-bytes.ts';
import { type CompressionCache, compressionCache } from './compression-cache.ts';
import { isCompressible, isCompressibleType } from './is-compressible.ts';

type FileMap = ReadonlyMap<string, NewFile>;
type Named = NonNullable<BuildSettings['compress']>[number];

export type CompressionOptions = {
  /** The forms that are written; (default) both. */
  readonly compress?: readonly Named[] | undefined;
  /** Folder that keeps them between builds; undefined: nothing is kept. */
  readonly cache: string | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
};

const encodings: Readonly<Record<Named, Encoding>> = { brotli: 'br', gzip: 'gzip' };

/** Scripts, styles, drawings and fonts change seldom, and every visitor loads them. */
const assets: ReadonlySet<string> = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.wasm',
  '.ttf',
  '.otf',
  '.eot',
]);
/** Folders in which files are named after their content. */
const lasting = /^(?:static|search|content\/files)\//;

const qualityOf = (path: string): number =>
  assets.has(extname(path).toLowerCase()) || lasting.test(path) ? maxQuality : quickQuality;

/** A file that is to be compressed, and the name for its content and quality. */
type Job = { readonly path: string; readonly file: NewFile; readonly name: string };

/** What to compress; undefined where a file's content shows that it is not worth it. */
async function jobOf(path: string, file: NewFile): Promise<Job | undefined> {
  const quality = `${qualityOf(path)}`;
  if ('fingerprint' in file && file.fingerprint !== undefined) {
    return { path, file, name: nameOf(quality, path, file.fingerprint) };
  }
  const bytes = await contentOf(file);
  return isCompressible(path, bytes.length)
    ? { path, file, name: nameOf(quality, bytes) }
    : undefined;
}

/** The compressed form of a file; undefined where it would gain nothing. */
async function compress({ path, file }: Job, encoding: Encoding): Promise<Buffer | undefined> {
  const bytes = await contentOf(file);
  if (!isCompressible(path, bytes.length)) return undefined;
  const compressed = await compressBytes(bytes, encoding, qualityOf(path));
  return compressed.length < bytes.length ? compressed : undefined;
}

/** Its compressed form as a file to be written, made now unless the cache has it; undefined: it gains nothing. */
async function formOf(
  job: Job,
  encoding: Encoding,
  cache: CompressionCache | undefined,
): Promise<NewFile | undefined> {
  const fingerprint = job.name + compressedSuffixes[encoding];
  const known = cache?.find(fingerprint);
  if (known === 'nothing') return undefined;
  const again = async (): Promise<Buffer> => {
    const bytes = await compress(job, encoding);
    if (!bytes) throw new Error(`${job.path} changed while it was built`);
    await cache?.write(fingerprint, bytes);
    return bytes;
  };
  const kept = async (): Promise<Buffer> => (await cache?.read(fingerprint)) ?? again();
  if (known) return { fingerprint, bytes: kept };
  const bytes = await compress(job, encoding);
  const isKept = await cache?.write(fingerprint, bytes);
  if (!bytes) return undefined;
  return { fingerprint, bytes: isKept ? kept : async () => bytes };
}

/**
 * The compressed forms of the files of a build, by path: brotli at its highest quality for what lasts, at a quick
 * one for pages and data; gzip. Small files have none, nor those that would not become smaller, nor those beside
 * which one stands already. All are made side by side, in as many threads as there are; those of files that did
 * not change come from the cache.
 * @param groups the files of the build, in one map or several
 * @throws what the file system says of a file that is to be copied
 */
export async function compressForms(
  groups: readonly FileMap[],
  { compress: wanted = ['brotli', 'gzip'], cache: folder, progress }: CompressionOptions,
): Promise<ReadonlyMap<string, NewFile>> {
  const forms = new Map<string, NewFile>();
  const cache = folder === undefined ? undefined : await compressionCache(folder);
  const files = groups.flatMap((group) => [...group]);
  const isTaken = (path: string): boolean => groups.some((group) => group.has(path));
  const left = files.filter(([path]) => isCompressibleType(path));
  const all = left.length;
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      progress?.(all - left.length, all);
      const job = await jobOf(...next);
      if (!job) continue;
      for (const each of wanted) {
        const path = job.path + compressedSuffixes[encodings[each]];
        const form = isTaken(path) ? undefined : await formOf(job, encodings[each], cache);
        if (form) forms.set(path, form);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await cache?.prune();
  return new Map([...forms].sort(([a], [b]) => (a < b ? -1 : 1)));
}
