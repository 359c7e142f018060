import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { findSiteFile } from '../read/find-site-file.ts';
import { UsageError } from '../usage-error.ts';

/** The real path of a file or folder, of which the last parts may not be there yet. */
async function realPath(path: string): Promise<string> {
  const whole = resolve(path);
  const real = await realpath(whole).catch(() => undefined);
  if (real !== undefined || dirname(whole) === whole) return real ?? whole;
  return join(await realPath(dirname(whole)), basename(whole));
}

/** Whether a path is a folder or lies inside of it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return (
    way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path)
  );
}

/**
 * Refuses to write where a site's own files are: a folder that holds its file, or one that is, holds or lies
 * inside of its content or its public files.
 * @param site the site file, or the folder it is in
 * @throws UsageError where it does
 * @throws UnreadableInput where there is no site file
 */
export async function checkOutput(site: string, out: string): Promise<void> {
  const written = await findSiteFile(site);
  const file = await realPath(written);
  const folder = await realPath(out);
  const refuse = (what: string): never => {
    throw new UsageError(
      `${out} ${what}: what is written there would mix with what you wrote; choose another folder, such as -o dist/site`,
    );
  };
  if (isWithin(file, folder)) refuse(`holds the site file ${basename(file)}`);
  for (const name of ['content', 'public']) {
    const own = await realPath(join(dirname(written), name));
    if (isWithin(folder, own)) refuse(`lies in the site's folder ${name}`);
    if (isWithin(own, folder)) refuse(`holds the site's folder ${name}`);
  }
}
