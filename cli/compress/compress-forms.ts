import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { BuildSettings } from '../../schema/source.generated.ts';
import { sideBySide } from '../concurrency/side-by-side.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { compressedSuffixes, type Encoding } from '../files/compressed-names.ts';
import type { FileFingerprints } from '../files/manifest.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { compressBytes, maxQuality, quickQuality } from './compress-bytes.ts';
import { type CompressionCache, compressionCache } from './compression-cache.ts';
import { isCompressible, isCompressibleType } from './is-compressible.ts';

type FileMap = ReadonlyMap<string, NewFile>;
/** A compressed form, as site.yaml calls it. */
export type CompressedForm = NonNullable<BuildSettings['compress']>[number];

/** The forms that are written where a site does not say. */
export const usualForms: readonly CompressedForm[] = ['brotli', 'gzip'];

export type CompressionOptions = {
  /** The forms that are written; (default) both. */
  readonly compress?: readonly CompressedForm[] | undefined;
  /** Folder that keeps those of what lasts between builds, as they take long; undefined: nothing is kept. */
  readonly cache: string | undefined;
  /** The last build: its folder, and the fingerprints of the forms in it. */
  readonly before?: { readonly folder: string; readonly files: FileFingerprints } | undefined;
  /** Folder for the others until they are written: all of them are more than memory holds. */
  readonly staging: string;
  /** Forms that were made already, by path. */
  readonly made?: FileMap | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
};

/** What the site's words are called in HTTP. */
export const encodings: Readonly<Record<CompressedForm, Encoding>> = { brotli: 'br', gzip: 'gzip' };

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
/** Folders in which files are named after their content, and the frames, of which every page loads one. */
const lasting = /^(?:(?:static|search|content\/files)\/|frame\.)/;

const isLasting = (path: string): boolean =>
  assets.has(extname(path).toLowerCase()) || lasting.test(path);

const qualityOf = (path: string): number => (isLasting(path) ? maxQuality : quickQuality);

/** The fingerprint of a compressed form. */
export const formFingerprint = (path: string, fingerprint: string, encoding: Encoding): string =>
  nameOf(`${qualityOf(path)}`, path, fingerprint) + compressedSuffixes[encoding];

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

/** The form of a file that lasts, made now unless the cache has it; undefined: it gains nothing. */
async function lastingForm(
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

/** The form of any other file: the one that stands there already, else made now; undefined: it gains nothing. */
async function quickForm(
  job: Job,
  encoding: Encoding,
  { before, staging }: CompressionOptions,
): Promise<NewFile | undefined> {
  const fingerprint = job.name + compressedSuffixes[encoding];
  const path = job.path + compressedSuffixes[encoding];
  if (before?.files[path] === fingerprint) {
    const copyOf = join(before.folder, path);
    if (existsSync(copyOf)) return { copyOf, fingerprint };
  }
  const bytes = await compress(job, encoding);
  if (!bytes) return undefined;
  const staged = join(staging, path);
  mkdirSync(dirname(staged), { recursive: true });
  writeFileSync(staged, bytes);
  return { staged, fingerprint };
}

/**
 * The compressed forms of the files of a build, by path: brotli at its highest quality for what lasts, at a quick
 * one for pages and data; gzip. Small files have none, nor those that would not become smaller, nor those beside
 * which one stands already. All are made side by side, in as many threads as there are; those of files that did
 * not change come from the cache or from the last build.
 * @param groups the files of the build, in one map or several
 * @throws what the file system says of a file that is to be copied
 */
export async function compressForms(
  groups: readonly FileMap[],
  options: CompressionOptions,
): Promise<ReadonlyMap<string, NewFile>> {
  const { compress: wanted = usualForms, cache: folder, made, progress } = options;
  const forms = new Map<string, NewFile>();
  const cache = folder === undefined ? undefined : await compressionCache(folder);
  const files = groups.flatMap((group) => [...group]);
  const isTaken = (path: string): boolean => groups.some((group) => group.has(path));
  const left: [string, NewFile][] = [];
  for (const [path, file] of files) {
    const own = wanted.map((each) => path + compressedSuffixes[encodings[each]]);
    if (own.some((each) => made?.has(each))) {
      for (const each of own) {
        const form = made?.get(each);
        if (form && !isTaken(each)) forms.set(each, form);
      }
    } else if (isCompressibleType(path)) {
      left.push([path, file]);
    }
  }
  const all = left.length;
  let count = 0;
  await sideBySide(left, async ([file, content]) => {
    count += 1;
    progress?.(count, all);
    const job = await jobOf(file, content);
    if (!job) return;
    for (const each of wanted) {
      const path = file + compressedSuffixes[encodings[each]];
      if (isTaken(path)) continue;
      const form = isLasting(file)
        ? await lastingForm(job, encodings[each], cache)
        : await quickForm(job, encodings[each], options);
      if (form) forms.set(path, form);
    }
  });
  await cache?.prune();
  return new Map([...forms].sort(([a], [b]) => (a < b ? -1 : 1)));
}
