import type { SiteModel } from '../../../schema/model.ts';
import type { NewFile } from '../../files/new-file.ts';
import { completeAddress } from './complete-address.ts';
import { hasSitemap, sitemapFile } from './sitemap.ts';

export const robotsFile = 'robots.txt';

/** Complete address of a site's sitemap; undefined where its origin is not known. */
export const sitemapAddress = (site: SiteModel): string | undefined =>
  completeAddress(site)?.(`/${sitemapFile}`);

/**
 * What crawlers ask for first (RFC 9309): everything may be read, and where the sitemap is. Pages that search engines
 * are to keep out say so themselves, and must be read for that.
 * @returns none where the site's origin is not known, or it lies in a folder: robots.txt counts at a host's root alone
 */
export function robotsFiles(site: SiteModel): Map<string, NewFile> {
  const sitemap = sitemapAddress(site);
  if (sitemap === undefined || site.base !== '/') return new Map();
  const named = hasSitemap(site) ? `\nSitemap: ${sitemap}\n` : '';
  const text = `User-agent: *\nAllow: /\n${named}`;
  return new Map([[robotsFile, { text }]]);
}
