import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** The nearest folder above a file that is the root of a git repository; undefined where there is none. */
function repositoryOf(file: string): string | undefined {
  let folder = dirname(file);
  while (!existsSync(join(folder, '.git'))) {
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
  return folder;
}

/**
 * The path by which a patch names a file, always downwards, with slashes: from the working directory; for a file that
 * lies elsewhere from the root of its repository, else from the site's folder. `git apply` takes no other.
 * @param cwd the working directory
 * @param site the site's folder
 */
export function patchPath(file: string, cwd: string, site: string): string {
  const whole = resolve(cwd, file);
  const from = [cwd, repositoryOf(whole), resolve(cwd, site)].find(
    (folder) => folder !== undefined && whole.startsWith(join(folder, sep)),
  );
  return from === undefined ? basename(whole) : relative(from, whole).split(sep).join('/');
}
