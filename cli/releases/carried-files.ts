import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from '../files/is-output.ts';
import type { Manifest } from '../files/manifest.ts';
import { allFiles } from './all-files.ts';
import { pathsIn } from './manifest-paths.ts';

/** What earlier versions kept in the folder of a site. */
const former = /^\.site-(?:marks\.json$|lock$|new\/|old\/)/;

/** Files that the folder of a release holds, and no command wrote: they go on into the next one. */
export async function foreignFiles(
  folder: string,
  manifest: Manifest,
): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(folder)) return new Map();
  const own = new Set([...pathsIn(manifest), manifestName]);
  const files = (await allFiles(folder)).filter((path) => !own.has(path) && !former.test(path));
  return new Map(files.map((path) => [path, join(folder, path)]));
}

/** Files that earlier releases named after their content, with where the newest one stands that has them. */
export function keptFiles(
  earlier: readonly { readonly folder: string; readonly hashed: readonly string[] }[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const { folder, hashed } of earlier) {
    for (const path of hashed) {
      const file = join(folder, path);
      if (!own.has(path) && !kept.has(path) && existsSync(file)) kept.set(path, file);
    }
  }
  return kept;
}
