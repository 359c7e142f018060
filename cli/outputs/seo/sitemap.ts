import type { SiteModel } from '../../../schema/model.ts';
import type { NewFile } from '../../files/new-file.ts';
import type { SiteAddress } from '../../prerender/site-addresses.ts';
import { completeAddress } from './complete-address.ts';
import { escapeXml, xmlStart } from './xml.ts';

/** What one sitemap may hold at most (https://www.sitemaps.org/protocol.html). */
export const sitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 } as const;

export const sitemapFile = 'sitemap.xml';

/** Whether a site has a sitemap: pages of a host for phones are alternates in that of the main host. */
export const hasSitemap = ({ hosted = {} }: SiteModel): boolean =>
  Object.values(hosted).every(({ isMain }) => !isMain);

/** Name of one of several sitemaps. It lies at the root, as a sitemap counts for what lies below it alone. */
const partFile = (number: number): string => `sitemap-${number}.xml`;

const open =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const close = '</urlset>\n';

/** Where link relations for phones begin to count, as the heads of pages have it. */
const phones = 'only screen and (max-width: 640px)';

const twinKey = ({ route, canonical }: SiteAddress): string => `${route} ${canonical}`;

/** Gives the entry of a page in a sitemap: its address, last change, other languages and phone pages. */
function entryWriter(
  listed: readonly SiteAddress[],
  all: readonly SiteAddress[],
  site: SiteModel,
  complete: (path: string) => string,
): (address: SiteAddress) => string {
  const known = new Set(listed.map(({ canonical }) => canonical));
  const twins = new Map<string, string[]>();
  for (const each of all) {
    if (each.path === each.canonical || site.devices[each.device]?.form !== 'mobile') continue;
    const key = twinKey(each);
    twins.set(key, [...(twins.get(key) ?? []), each.path]);
  }
  const address = (path: string): string => escapeXml(complete(path));
  const languageLink = (tag: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(tag)}" href="${address(path)}"/>`;
  return (each) => {
    const { path, language, modified, translations } = each;
    const others = Object.entries(translations).filter(([, other]) => known.has(other));
    const versions = [[language, path] as const, ...others];
    const byDefault = versions.find(([code]) => code === site.defaultLanguage) ?? versions[0];
    const parts = [
      `<loc>${address(path)}</loc>`,
      modified === undefined ? '' : `<lastmod>${escapeXml(modified)}</lastmod>`,
      ...(others.length === 0
        ? []
        : versions.map(([code, other]) => languageLink(site.languages[code]?.tag ?? code, other))),
      others.length === 0 || !byDefault ? '' : languageLink('x-default', byDefault[1]),
      ...(twins.get(twinKey(each)) ?? []).map(
        (twin) => `<xhtml:link rel="alternate" media="${phones}" href="${address(twin)}"/>`,
      ),
      ...(each.hosts ?? []).flatMap((name) => {
        const host = site.hosted?.[name];
        const twin =
          host?.form === 'mobile'
            ? completeAddress({ ...site, origin: host.origin })?.(path)
            : undefined;
        return twin === undefined
          ? []
          : [`<xhtml:link rel="alternate" media="${phones}" href="${escapeXml(twin)}"/>`];
      }),
    ];
    return `<url>${parts.join('')}</url>\n`;
  };
}

/**
 * The sitemap of a site: the pages that search engines may keep, each once, with their last change. One that would be
 * too large is several, and an index of them.
 * @param all addresses of the site
 * @param limits of one sitemap
 * @returns files by path; none where the site's origin is not known
 */
export function sitemapFiles(
  all: readonly SiteAddress[],
  site: SiteModel,
  limits: { readonly addresses: number; readonly bytes: number } = sitemapLimits,
): Map<string, NewFile> {
  const files = new Map<string, NewFile>();
  const complete = completeAddress(site);
  if (!complete || !hasSitemap(site)) return files;
  const listed = all.filter(({ isIndexed, path, canonical }) => isIndexed && path === canonical);
  const write = entryWriter(listed, all, site, complete);
  const frame = Buffer.byteLength(xmlStart + open + close);
  const parts: string[][] = [[]];
  let bytes = frame;
  for (const each of listed) {
    const text = write(each);
    const size = Buffer.byteLength(text);
    const last = parts.at(-1);
    if (last && last.length < limits.addresses && bytes + size <= limits.bytes) {
      last.push(text);
      bytes += size;
    } else {
      parts.push([text]);
      bytes = frame + size;
    }
  }
  const texts = parts.map((entries) => xmlStart + open + entries.join('') + close);
  if (texts.length === 1) return files.set(sitemapFile, { text: texts[0] ?? '' });
  const names = texts.map((text, index) => {
    files.set(partFile(index + 1), { text });
    return `<sitemap><loc>${escapeXml(complete(`/${partFile(index + 1)}`))}</loc></sitemap>\n`;
  });
  const index = `${xmlStart}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`;
  return files.set(sitemapFile, { text: index });
}
