import { posix } from 'node:path';
import { decodePath } from '../../addresses/decode-path.ts';

/** The content file that a link in another one leads to, as a path from the site's folder. */
export const linkedPath = (from: string, address: string): string =>
  posix.join(posix.dirname(from), decodePath(address));
