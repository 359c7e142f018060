import type { SiteModel } from '../../../schema/model.ts';

/**
 * Gives the complete address of a path from the site's root, percent-encoded as addresses in files have to be
 * (RFC 3986).
 * @returns undefined where the site's origin is not known, or its addresses live behind the #
 */
export function completeAddress({
  origin,
  base,
  history,
}: SiteModel): ((path: string) => string) | undefined {
  if (origin === undefined || history === 'hash') return undefined;
  const root = origin + base.replace(/\/$/, '');
  return (path) => new URL(root + path).href;
}
