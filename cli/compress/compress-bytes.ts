import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../files/compressed-names.ts';

/** Brotli's highest quality: for what is written once and kept for good. */
export const maxQuality = 11;
/** Nearly as small as the highest, at a fraction of its time: for what changes often, or while a server answers. */
export const quickQuality = 5;

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)];

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
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : deflate(bytes, quality === maxQuality ? { level: constants.Z_BEST_COMPRESSION } : {});
