import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import Negotiator from 'negotiator';
import { contentTypeOf } from './content-type.ts';
import type { OwnFile } from './own-file.ts';

export type Encoding = 'br' | 'gzip';

/** Bytes below which compression does not pay, as in the server modules of nginx and Apache's recipes. */
const minSize = 1024;
/** Larger files are streamed as they are; bytes. */
const maxSize = 16 * 1024 * 1024;
/** All compressed files that are kept; bytes. */
const maxKept = 64 * 1024 * 1024;
/** As servers compress while they answer: nearly as small as the highest level, at a fraction of its time. */
const quality = 5;

/** Whether a file is sent compressed to those who want that: text, but no picture, font or video that is already. */
export function isCompressible({ file, stats }: OwnFile): boolean {
  const isText = compressible(contentTypeOf(file)) === true;
  return isText && stats.size >= minSize && stats.size <= maxSize;
}

/** The encoding that a client prefers; undefined for none. A range is one of the file as it is. */
export function encodingFor(request: IncomingMessage): Encoding | undefined {
  if (request.headers.range !== undefined) return undefined;
  const negotiator = new Negotiator(request);
  // The published types are those of the version before `preferred`.
  const choose: (ours: string[], options: { preferred: string[] }) => string | undefined =
    negotiator.encoding.bind(negotiator);
  const ours = ['br', 'gzip', 'identity'];
  const found = choose(ours, { preferred: ours });
  return found === 'br' || found === 'gzip' ? found : undefined;
}

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Compresses files, and keeps what it made of them as long as they do not change and there is room. */
export function fileCompressor(): (file: OwnFile, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, { readonly version: string; readonly bytes: Buffer }>();
  let size = 0;
  return async ({ file, stats }, encoding) => {
    const key = `${encoding} ${file}`;
    const version = `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
    const known = kept.get(key);
    if (known?.version === version) return known.bytes;
    const bytes = await compress[encoding](await readFile(file));
    if (size + bytes.length > maxKept) {
      kept.clear();
      size = 0;
    }
    size += bytes.length - (kept.get(key)?.bytes.length ?? 0);
    kept.set(key, { version, bytes });
    return bytes;
  };
}
