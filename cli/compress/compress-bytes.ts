import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import type { Encoding } from '../files/compressed-names.ts';

/** Brotli's highest quality: for what is written once and kept for good. */
export const maxQuality = 11;
/** Nearly as small as the highest, at a fraction of its time: for what changes often, or while a server answers. */
export const quickQuality = 5;

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)];

const brotliOptions = (bytes: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

const gzipOptions = (quality: number): ZlibOptions =>
  quality === maxQuality ? { level: constants.Z_BEST_COMPRESSION } : {};

/**
 * Compresses bytes, in a thread of its own.
 * @param quality of brotli, 0 to 11; gzip takes its highest level for the highest, else its default one
 */
export const compressBytes = (
  bytes: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, brotliOptions(bytes, quality))
    : deflate(bytes, gzipOptions(quality));

/** The same in this thread. */
export const compressNow = (bytes: Buffer, encoding: Encoding, quality: number): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(bytes, brotliOptions(bytes, quality))
    : gzipSync(bytes, gzipOptions(quality));
