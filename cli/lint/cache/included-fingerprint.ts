import { nameOf } from '../../content/cache/article-cache.ts';
import { findParts } from '../../read/include/find-parts.ts';
import { look, type SiteFingerprint } from './site-fingerprint.ts';

/**
 * Tells the state of the files that a site file includes without reading them.
 * @param siteFile its path
 * @param includes what stands under its `include`
 */
export async function includedFingerprint(
  siteFile: string,
  includes: readonly string[],
): Promise<SiteFingerprint> {
  const { found, faults } = await findParts(siteFile, includes);
  const all = found.map(({ file }) => look(file));
  // What is missing, and what is near to it, is part of what was found.
  const wrong = faults.map(({ rule, index, message, suggestion }) =>
    JSON.stringify([rule.id, index, message, suggestion]),
  );
  return {
    fingerprint: nameOf(...wrong, all.map(({ line }) => line).join('\n')),
    changed: all.reduce((last, each) => Math.max(last, each.changed), 0),
  };
}
