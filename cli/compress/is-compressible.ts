import compressible from 'compressible';
import { contentTypeOf } from '../files/content-type.ts';

/** Bytes below which compression does not pay, as in the server modules of nginx and Apache's recipes. */
export const minSize = 1024;
/** Larger files are streamed as they are; bytes. */
const maxSize = 16 * 1024 * 1024;

/** Whether a file is worth compressing by its name: text, but no picture, font or video that is already. */
export const isCompressibleType = (path: string): boolean =>
  compressible(contentTypeOf(path)) === true;

/**
 * Whether a file is worth compressing. Those whose names begin with a dot, such as `.htaccess`, no server hands out.
 * @param size in bytes
 */
export const isCompressible = (path: string, size: number): boolean =>
  isCompressibleType(path) && !/(?:^|\/)\.[^/]*$/.test(path) && size >= minSize && size <= maxSize;
