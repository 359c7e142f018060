import { describe, expect, it } from 'vitest';
import { isText, textOf } from '../../../../cli/files/new-file.ts';
import { sitemapFiles, sitemapLimits } from '../../../../cli/outputs/seo/sitemap.ts';
import { type SiteAddress, siteAddresses } from '../../../../cli/prerender/site-addresses.ts';
import type { SiteSource } from '../../../../schema/source.generated.ts';
import { siteWithContent } from '../../../fixtures/content-of.ts';
import { lyceum, modelOf } from '../../../fixtures/load-fixture.ts';
import { textsOf, xmlDocument } from './xml-document.ts';

const sample = await siteWithContent('site');
const secondSource: SiteSource = {
  ...lyceum(),
  site: { ...lyceum().site, history: 'browser' },
};
const second = await siteWithContent('tests/fixtures/lyceum', secondSource);
const sites = [
  ['the sample', sample, 'https://lian.example.edu'],
  ['the second institution', second, 'https://phare.example.org/lyceum'],
] as const;

function texts(...[all, site, limits]: Parameters<typeof sitemapFiles>): Map<string, string> {
  return new Map(
    [...sitemapFiles(all, site, limits)].map(([path, file]) => {
      if (!isText(file)) throw new Error(`${path} is a copy`);
      return [path, textOf(file)];
    }),
  );
}

describe.each(sites)('the sitemap of %s', (_, { source, model, index }, root) => {
  const all = siteAddresses(source, model, index);
  const document = xmlDocument(texts(all, model.site).get('sitemap.xml') ?? '');
  const urls = [...document.getElementsByTagName('url')];
  const linksOf = (url: Element) =>
    [...url.getElementsByTagName('xhtml:link')].map((link) => ({
      hreflang: link.getAttribute('hreflang'),
      media: link.getAttribute('media'),
      href: link.getAttribute('href') ?? '',
    }));
  const locOf = (url: Element): string => textsOf(url, 'loc')[0] ?? '';

  it('has every page that search engines may keep, once', () => {
    const wanted = all.filter(({ isIndexed, path, canonical }) => isIndexed && path === canonical);
    expect(wanted.length).toBeGreaterThan(5);
    expect(urls.map(locOf)).toEqual(wanted.map(({ path }) => new URL(root + path).href));
    expect(new Set(urls.map(locOf)).size).toBe(urls.length);
    expect(document.documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
  });

  it('joins languages from both sides, itself and the default included', () => {
    const byLoc = new Map(urls.map((url) => [locOf(url), url]));
    const joined = urls.filter((url) => linksOf(url).some(({ hreflang }) => hreflang));
    expect(joined.length).toBeGreaterThan(3);
    for (const url of joined) {
      const own = linksOf(url).filter(({ hreflang }) => hreflang);
      expect(own.map(({ href }) => href)).toContain(locOf(url));
      expect(own.filter(({ hreflang }) => hreflang === 'x-default')).toHaveLength(1);
      for (const { href } of own) {
        const other = byLoc.get(href);
        expect(other && linksOf(other).map((link) => link.href)).toContain(locOf(url));
      }
    }
  });

  it('has the phone page of each page that has one', () => {
    const twins = new Set(
      all.filter(({ path, canonical }) => path !== canonical).map(({ path }) => root + path),
    );
    const phones = urls.flatMap((url) => linksOf(url).filter(({ media }) => media));
    expect(phones.length).toBeGreaterThan(5);
    for (const { href } of phones) expect(twins).toContain(href);
    expect(new Set(phones.map(({ href }) => href)).size).toBe(phones.length);
  });
});

describe('a sitemap', () => {
  const page = (number: number, more: Partial<SiteAddress> = {}): SiteAddress => ({
    language: 'zh',
    device: 'desktop',
    path: `/page/${number}`,
    route: 'page',
    canonical: `/page/${number}`,
    isIndexed: true,
    translations: {},
    ...more,
  });
  const pages = (count: number): SiteAddress[] =>
    Array.from({ length: count }, (__, number) => page(number));

  it('has the days of the last changes, as far as they are known', () => {
    const document = xmlDocument(
      texts([page(1), page(2, { modified: '2026-03-02' })], sample.model.site).get('sitemap.xml') ??
        '',
    );
    const days = [...document.getElementsByTagName('url')].map((url) => textsOf(url, 'lastmod'));
    expect(days).toEqual([[], ['2026-03-02']]);
  });

  it('writes addresses as XML and addresses want them', () => {
    const path = '/页面/a&b<c';
    const text = texts([page(1, { path, canonical: path })], sample.model.site).get('sitemap.xml');
    expect(textsOf(xmlDocument(text ?? ''), 'loc')).toEqual([
      'https://lian.example.edu/%E9%A1%B5%E9%9D%A2/a&b%3Cc',
    ]);
  });

  it('is several with an index where there are too many addresses for one', () => {
    const limits = { ...sitemapLimits, addresses: 40 };
    const files = texts(pages(100), sample.model.site, limits);
    expect([...files.keys()].sort()).toEqual([
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
      'sitemap.xml',
    ]);
    const index = xmlDocument(files.get('sitemap.xml') ?? '');
    expect(index.documentElement.localName).toBe('sitemapindex');
    expect(textsOf(index, 'loc')).toEqual(
      [1, 2, 3].map((number) => `https://lian.example.edu/sitemap-${number}.xml`),
    );
    const counts = [1, 2, 3].map(
      (number) => textsOf(xmlDocument(files.get(`sitemap-${number}.xml`) ?? ''), 'loc').length,
    );
    expect(counts).toEqual([40, 40, 20]);
  });

  it('is several where one would have too many bytes', () => {
    const limits = { ...sitemapLimits, bytes: 2000 };
    const files = texts(pages(100), sample.model.site, limits);
    expect(files.size).toBeGreaterThan(3);
    for (const text of files.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2000);
  });

  it('of 100,000 pages is written in a few seconds', () => {
    const start = performance.now();
    const files = texts(pages(100_000), sample.model.site);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(files.size).toBe(3);
  });

  it('is not there where the address of the site is not known, or lives behind the #', () => {
    const { origin: _, ...site } = sample.model.site;
    expect(sitemapFiles(pages(3), site).size).toBe(0);
    expect(sitemapFiles(pages(3), modelOf(lyceum()).site).size).toBe(0);
  });
});
