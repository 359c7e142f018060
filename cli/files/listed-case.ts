import { realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';

/**
 * Whether the end of a real path differs from a wanted one in capital and small letters only.
 * @param wanted path from a folder
 * @param real whole path as the file system lists it
 */
export function differsInCase(wanted: string, real: string): boolean {
  const names = wanted.split(sep);
  const tail = real.split(sep).slice(-names.length);
  return (
    tail.join(sep) !== wanted &&
    // What differs in more is a link to another file.
    tail.join(sep).toLowerCase() === wanted.toLowerCase()
  );
}

/**
 * Whether a file is listed in the letters that it is asked for with. Some machines open it in any;
 * web servers do not.
 * @param folder what lies above it does not count
 */
export const isInListedCase = (folder: string, file: string): Promise<boolean> =>
  realpath(file).then(
    (real) => !differsInCase(relative(folder, file), real),
    // It is not there at all, which the caller finds out by itself.
    () => false,
  );
