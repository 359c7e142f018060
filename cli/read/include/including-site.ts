import { dirname, join, resolve } from 'node:path';
import { siteFileNames } from '../../files/find-site-file.ts';
import { findParts } from './find-parts.ts';
import { readIncludes } from './read-includes.ts';

/**
 * The site whose file includes another file: looked for in the folder of that file and in those above it.
 * @returns the site file, and the path by which it names the other one; undefined where no site includes it
 */
export async function includingSite(
  file: string,
): Promise<{ readonly siteFile: string; readonly part: string } | undefined> {
  const wanted = resolve(file);
  for (let folder = dirname(file); ; folder = join(folder, '..')) {
    for (const name of siteFileNames) {
      const siteFile = join(folder, name);
      if (resolve(siteFile) === wanted) return undefined;
      const { found } = await findParts(siteFile, await readIncludes(siteFile));
      const part = found.find((each) => resolve(each.file) === wanted);
      if (part) return { siteFile, part: part.file };
    }
    if (resolve(folder) === resolve(folder, '..')) return undefined;
  }
}
