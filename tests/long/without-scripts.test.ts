import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mobile } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';
import { crawlPlain, type PlainPage } from './crawl-plain.ts';

const desktopAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

const sites = [
  { name: 'the sample', base: '/', serve: () => serveFolder(inject('builtSite')) },
  {
    name: 'the second institution',
    base: '/lyceum/',
    serve: () =>
      serveShared('tests/fixtures/lyceum', (source) =>
        source.replace('history: hash', 'history: browser'),
      ),
  },
] as const;

/** Paths in the sitemaps of a built site. */
const sitemapPaths = (folder: string): string[] =>
  [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

for (const { name, base, serve } of sites) {
  describe(`without scripts, ${name}`, () => {
    const walks: {
      site?: Served;
      desktop: ReadonlyMap<string, PlainPage>;
      mobile: ReadonlyMap<string, PlainPage>;
    } = {
      desktop: new Map(),
      mobile: new Map(),
    };
    beforeAll(async () => {
      walks.site = await serve();
      walks.desktop = await crawlPlain(walks.site.origin + base, desktopAgent);
      walks.mobile = await crawlPlain(walks.site.origin + base, mobile.userAgent ?? '');
    }, 600_000);
    afterAll(() => walks.site?.close());

    for (const device of ['desktop', 'mobile'] as const) {
      const pages = (): [string, PlainPage][] => [...walks[device]];

      it(`has no dead ends on ${device}`, () => {
        expect(pages().length).toBeGreaterThan(10);
        const wrong = pages().filter(([, { status, links }]) => status !== 200 || links.length < 5);
        expect(wrong.map(([address, { status }]) => `${status} ${address}`)).toEqual([]);
      });

      it(`has one heading and a title of its own on each page, on ${device}`, () => {
        const wrong = pages().filter(
          ([, { headings, titles }]) =>
            titles.length !== 1 || titles[0] === '' || headings.length !== 1 || headings[0] === '',
        );
        expect(wrong.map(([address, { headings, titles }]) => [address, headings, titles])).toEqual(
          [],
        );
      });
    }

    it('reaches every page of the sitemap', () => {
      const reached = new Set([...walks.desktop.values()].map(({ address }) => address));
      const paths = sitemapPaths(walks.site?.folder ?? '');
      expect(paths.length).toBeGreaterThan(10);
      expect(paths.filter((path) => !reached.has(path))).toEqual([]);
    });
  });
}
