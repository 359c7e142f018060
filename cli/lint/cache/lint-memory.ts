import { join } from 'node:path';
import { diskCache, nameOf } from '../../content/cache/article-cache.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  foldersFingerprint,
  look,
  type SiteFingerprint,
  siteFingerprint,
} from './site-fingerprint.ts';

/** What was found of a site, as long as its files are what they were. */
export type RememberedLint = {
  /** The site file. */
  readonly file: string;
  /** The site file and those that it includes, as far as they could be read. */
  readonly sources: readonly string[];
  /** What the site file includes, as it is written there. */
  readonly includes: readonly string[];
  /** Folders that its collections name for their entries, from its own. */
  readonly contentFolders: readonly string[];
  /** Files that its own components are made from; undefined where they could not be bundled. */
  readonly componentSources: readonly string[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the content was looked at, too. */
  readonly contentChecked: boolean;
  /** Whether nothing stands in the way of a build. */
  readonly isValid: boolean;
  /** Until when it holds: an entry that appears or goes may be named elsewhere. Milliseconds since 1970. */
  readonly until?: number;
};

/** A file that was changed so short a time ago may be changed again without a new time; in milliseconds. */
const settled = 1500;

const fingerprintOf = (
  ...parts: Parameters<typeof siteFingerprint>
): SiteFingerprint | undefined => {
  try {
    return siteFingerprint(...parts);
  } catch {
    // What cannot be listed is not remembered, either.
    return undefined;
  }
};

/** What is remembered, with the state of the files that the site file names: they may lie in any folder. */
type Memory = RememberedLint & { readonly named?: string };

type Naming = Pick<RememberedLint, 'file' | 'includes' | 'contentFolders' | 'componentSources'>;

/** The state of the files that a site file includes or names the folders of, or that components import; undefined where there are none. */
async function namedIn(
  site: string,
  { file, includes, contentFolders, componentSources = [] }: Naming,
): Promise<SiteFingerprint | undefined> {
  if ([includes, contentFolders, componentSources].every(({ length }) => length === 0))
    return undefined;
  const { includedFingerprint } = await import('./included-fingerprint.ts');
  const included = await includedFingerprint(file, includes);
  const folders = foldersFingerprint(contentFolders.map((folder) => join(site, folder)));
  const components = componentSources.map(look);
  return {
    fingerprint: nameOf(
      included.fingerprint,
      folders.fingerprint,
      ...components.map(({ line }) => line),
    ),
    changed: Math.max(
      included.changed,
      folders.changed,
      ...components.map(({ changed }) => changed),
    ),
  };
}

/**
 * Checks a site, unless nothing of it changed since it was checked the last time.
 * @param cache folder for what is remembered
 * @param site its folder
 * @param inputs what else the result depends on: the program, the way in which the site was named
 * @param check looks at everything
 */
export async function lintMemory(
  cache: string,
  site: string,
  inputs: readonly string[],
  check: () => Promise<RememberedLint>,
): Promise<RememberedLint> {
  const memory = diskCache(cache);
  const start = Date.now();
  const before = fingerprintOf(site, ...inputs);
  const known = before && memory.read<Memory>(before.fingerprint);
  if (known && (known.until === undefined || start < known.until)) {
    const { named, ...found } = known;
    if ((await namedIn(site, found))?.fingerprint === named) return found;
  }
  const result = await check();
  const named = await namedIn(site, result);
  // What keeps components from being bundled may stand in any file.
  if (!result.componentSources) return result;
  const isSettled = [before, named].every(
    (each) => each === undefined || each.changed < start - settled,
  );
  if (before && isSettled && fingerprintOf(site, ...inputs)?.fingerprint === before.fingerprint) {
    const memorised: Memory = named ? { ...result, named: named.fingerprint } : result;
    memory.write(before.fingerprint, memorised);
    await memory.keep(new Set([before.fingerprint]));
  }
  return result;
}
