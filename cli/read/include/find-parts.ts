import { realpath } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { isEnvironmentName, siteFileNames } from '../../files/find-site-file.ts';
import { matchingFiles } from './matching-files.ts';
import { includeMissing, nearPattern } from './rules/include-missing.ts';
import { includePath, patternFault } from './rules/include-path.ts';
import { includeTwice } from './rules/include-twice.ts';
import { includeUnreadable, unreadableReason } from './rules/include-unreadable.ts';

/** A file that a site file includes. */
export type IncludedFile = {
  readonly file: string;
  /** Number of the pattern that finds it. */
  readonly index: number;
};

/** What is wrong with a pattern. */
export type PatternFault = {
  readonly rule: RuleMeta;
  readonly index: number;
  readonly message: string;
  readonly suggestion?: string | undefined;
  /** Number of the pattern that found the same file first. */
  readonly first?: number;
};

const settings = 'lint.yaml';

/** Names in the site's own folder that are no parts, and why. */
const reservedIn = (siteFile: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    siteFileNames.map((name) => [name, `${name} is a site file, and is not included`]),
  ),
  [basename(siteFile)]: 'the site file does not include itself',
  [settings]: `${settings} holds settings of the linter, and is not included`,
});

/**
 * Finds the files that a site file includes: pattern by pattern, those of one in the order of their code units.
 * @param siteFile its path
 * @param patterns what stands under `include`
 */
export async function findParts(
  siteFile: string,
  patterns: readonly string[],
): Promise<{ readonly found: readonly IncludedFile[]; readonly faults: readonly PatternFault[] }> {
  const folder = dirname(siteFile);
  const reserved = reservedIn(siteFile);
  const root = await realpath(folder).catch(() => folder);
  const faults: PatternFault[] = [];
  const found: IncludedFile[] = [];
  const known = new Map<string, { readonly name: string; readonly index: number }>();
  const own = await realpath(siteFile).catch(() => siteFile);

  const take = async (name: string, index: number): Promise<void> => {
    const file = join(folder, name);
    let real: string;
    try {
      real = await realpath(file);
    } catch (error) {
      const message = `${name} cannot be read: ${unreadableReason(error as NodeJS.ErrnoException)}`;
      faults.push({ rule: includeUnreadable, index, message });
      return;
    }
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) {
      const message = `${name} is a link that leads out of the folder of the site`;
      faults.push({ rule: includePath, index, message });
      return;
    }
    if (real === own) {
      const message = `${name} is a link to the site file, which does not include itself`;
      faults.push({ rule: includePath, index, message });
      return;
    }
    const before = known.get(real);
    if (before) {
      const same = before.name === name ? 'already' : `already, as ${before.name}`;
      const message = `${name} is included ${same}`;
      faults.push({ rule: includeTwice, index, message, first: before.index });
      return;
    }
    known.set(real, { name, index });
    found.push({ file, index });
  };

  for (const [index, pattern] of patterns.entries()) {
    const fault = patternFault(pattern, reserved);
    if (fault) {
      faults.push({ rule: includePath, index, ...fault });
      continue;
    }
    const names = (await matchingFiles(folder, pattern)).filter(
      (name) =>
        !Object.hasOwn(reserved, name) && !(pattern.includes('*') && isEnvironmentName(name)),
    );
    if (names.length === 0) {
      const what = pattern.includes('*')
        ? `no file is found by ${pattern}`
        : `there is no file ${pattern}`;
      const message = `${what} in the folder of the site`;
      faults.push({
        rule: includeMissing,
        index,
        message,
        suggestion: await nearPattern(folder, pattern),
      });
    }
    for (const name of names) await take(name, index);
  }
  return { found, faults };
}
