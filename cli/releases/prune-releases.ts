import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputPaths } from './output-paths.ts';
import { currentRelease, releaseFolder, releaseNumbers } from './release.ts';

/** What the name of a folder begins with that is on its way out. */
export const goingName = '.old-';

/** Takes away what a process left that was ended while it took something away. */
export async function removeLeft({ releases }: OutputPaths): Promise<void> {
  for (const name of await readdir(releases)) {
    if (name.startsWith(goingName))
      await rm(join(releases, name), { recursive: true, force: true });
  }
}

/**
 * Takes away the oldest releases.
 * @param keep how many stay besides the one that is served
 * @throws what the file system says
 */
export async function pruneReleases(paths: OutputPaths, keep: number): Promise<void> {
  const current = await currentRelease(paths);
  const others = (await releaseNumbers(paths)).filter((number) => number !== current);
  for (const number of others.slice(keep)) {
    // In one step: what is half removed is no release.
    const going = join(paths.releases, goingName + number);
    await rename(releaseFolder(paths, number), going);
    await rm(going, { recursive: true, force: true });
  }
}
