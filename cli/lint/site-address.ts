import type { SiteSource } from '../../schema/source.generated.ts';

/** Whether search engines see the addresses of a site: not those behind the #. */
export const hasFoundAddresses = ({ site }: SiteSource): boolean => site.history !== 'hash';

/** Complete address of the sitemap that a build writes; undefined where it writes none. */
export function sitemapOf(source: SiteSource): string | undefined {
  const { origin, base = '/' } = source.site;
  if (origin === undefined || !URL.canParse(origin) || !hasFoundAddresses(source)) return undefined;
  return `${new URL(origin).origin}${base}sitemap.xml`;
}
