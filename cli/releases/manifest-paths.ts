import { compressedSuffixes } from '../files/compressed-names.ts';
import type { Manifest } from '../files/manifest.ts';

/** All paths of a manifest. */
export const pathsIn = (manifest: Manifest): readonly string[] =>
  Object.values(manifest).flatMap((group) => Object.keys(group));

/** How many of some files are no compressed forms of others. */
export const withoutForms = (paths: readonly string[]): number =>
  paths.filter((path) => !Object.values(compressedSuffixes).some((each) => path.endsWith(each)))
    .length;
