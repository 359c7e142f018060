import { diskCache } from '../../content/cache/article-cache.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type SiteFingerprint, siteFingerprint } from './site-fingerprint.ts';

/** What was found of a site, as long as its files are what they were. */
export type RememberedLint = {
  /** The site file. */
  readonly file: string;
  /** The site file and those that it includes, as far as they could be read. */
  readonly sources: readonly string[];
  /** What the site file includes, as it is written there. */
  readonly includes: readonly string[];
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

/** What is remembered, with the state of the files that the site file includes: they may lie in any folder. */
type Memory = RememberedLint & { readonly included?: string };

/** The state of the files that a site file includes; undefined where it includes none. */
async function includedIn({
  file,
  includes,
}: Pick<RememberedLint, 'file' | 'includes'>): Promise<SiteFingerprint | undefined> {
  if (includes.length === 0) return undefined;
  const { includedFingerprint } = await import('./included-fingerprint.ts');
  return includedFingerprint(file, includes);
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
  const isCurrent = known && (known.until === undefined || start < known.until);
  if (isCurrent && (await includedIn(known))?.fingerprint === known.included) return known;
  const result = await check();
  const included = await includedIn(result);
  const isSettled = [before, included].every(
    (each) => each === undefined || each.changed < start - settled,
  );
  if (before && isSettled && fingerprintOf(site, ...inputs)?.fingerprint === before.fingerprint) {
    const memorised: Memory = included ? { ...result, included: included.fingerprint } : result;
    memory.write(before.fingerprint, memorised);
    await memory.keep(new Set([before.fingerprint]));
  }
  return result;
}
