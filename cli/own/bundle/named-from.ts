import { join, resolve, sep } from 'node:path';

/**
 * The name of a file in findings.
 * @param site the site's folder, as it was given: files in it are named from there
 * @param file absolute
 */
export function namedFrom(site: string, file: string): string {
  const folder = resolve(site) + sep;
  return file.startsWith(folder) ? join(site, file.slice(folder.length)) : file;
}
