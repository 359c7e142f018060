import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, mobile, openBrowser } from '../../browser/open-browser.ts';
import { type Served, serveFolder } from '../../browser/serve-site.ts';
import { askPort } from '../../cli/serve/ask-server.ts';
import { askedAddresses } from './asked-addresses.ts';
import { type BuiltForServers, buildForServers } from './build-for-servers.ts';
import { differences, type Leniency } from './differences.ts';
import { walkPages } from './policy-reports.ts';
import type { WebServer } from './web-server.ts';

type ServerCase = {
  /** As `--server` has it. */
  readonly name: string;
  readonly start: (built: BuiltForServers, base: string) => Promise<WebServer>;
  /** What the server does in its own way. */
  readonly lenient: Leniency;
  readonly log: RegExp;
};

const portOf = ({ origin }: Served): number => Number(new URL(origin).port);

/** A film of the site, as long as it takes to ask for parts of it. */
const film = 'x'.repeat(5000);

type SiteCase = {
  readonly title: string;
  readonly site: string;
  readonly base: string;
  readonly change?: (source: string) => string;
  readonly least: number;
  /** Where a phone that asks for the root arrives. */
  readonly phone: string;
};

/** A second institution with all that a path may hold, at a base, with an API, closed routes and redirects. */
const lyceumRoutes = [
  "  - { id: ailleurs, paths: { fr: /ailleurs, de: false, zh: false }, redirect: 'https://ailleurs.example/école?a=1#là' }",
  '  - { id: reserve, paths: { fr: /reserve, de: false, zh: false }, redirect: /accueil, access: { flag: teacher } }',
  '  - { id: ete, paths: { fr: /été, de: false, zh: /zh/新闻 }, page: accueil }',
  '  - { id: etrange, paths: { fr: "/l\'eau+$uri;(a)=[b]&c,d!~@", de: false, zh: false }, page: accueil }',
  "  - { id: salleEte, paths: { fr: '/été/:numero', de: false, zh: '/zh/教室/:numero' }, page: accueil }",
].join('\n');

/** The site without variants for devices. */
const oneForm = (source: string): string =>
  source.replace(/^devices:\n(?: .*\n)+/m, '').replace(/^ {4}devices: .*\n/gm, '');

/** The site with a prefix for its default language, too; the home of one stands at its root, and that of the other below. */
const prefixedAll = (source: string): string =>
  source
    .replace('zh: { default: true,', 'zh: { default: true, prefix: /zh,')
    .replace('home: / }', 'home: /zh }')
    .replace('home: /en }', 'home: /en/start }')
    .replace('en: /en }', 'en: /en/start }')
    .replaceAll(/zh: (\[?)('?)\/(?!zh)/g, 'zh: $1$2/zh/')
    .replaceAll('zh: /zh/,', 'zh: /zh,')
    .replaceAll(', /vessels]', ', /zh/vessels]')
    .replaceAll(/to: ('?)\/(news|泊位)/g, 'to: $1/zh/$2');

const sites: readonly SiteCase[] = [
  { title: 'the sample', site: 'site', base: '/', least: 3000, phone: '/indexH5' },
  {
    title: 'a site at a base',
    site: 'tests/fixtures/lyceum',
    base: '/lyceum/',
    change: (source) =>
      source
        .replace('history: hash', 'history: browser')
        .replace(/^routes:\n/m, `routes:\n${lyceumRoutes}\n`),
    least: 500,
    phone: '/accueil-m',
  },
  {
    title: 'homes at roots, twins by prefix',
    site: 'tests/fixtures/twins/prefix',
    base: '/',
    least: 500,
    phone: '/m',
  },
  {
    title: 'the same below a base',
    site: 'tests/fixtures/twins/prefix',
    base: '/harbour/',
    change: (source) => source.replace('  origin:', '  base: /harbour/\n  origin:'),
    least: 500,
    phone: '/m',
  },
  {
    title: 'one page for every screen',
    site: 'tests/fixtures/twins/prefix',
    base: '/',
    change: oneForm,
    least: 500,
    phone: '/',
  },
  {
    title: 'prefixes for all languages',
    site: 'tests/fixtures/twins/prefix',
    base: '/',
    change: prefixedAll,
    least: 500,
    phone: '/m/zh',
  },
  {
    title: 'a site in hash mode',
    site: 'tests/fixtures/lyceum',
    base: '/lyceum/',
    least: 50,
    phone: '/',
  },
];

/** Has a web server with the configuration that was emitted for it answer as `site preview` does. */
export function describeLikePreview({ name, start, lenient, log }: ServerCase): void {
  describe.each(sites)(`${name} with the configuration for $title`, (each) => {
    let built: BuiltForServers;
    let preview: Served;
    let server: WebServer;
    let browser: Browser;
    beforeAll(async () => {
      built = await buildForServers(each.site, {
        servers: name,
        ...(each.change ? { change: each.change } : {}),
        files: {
          'public/film.mp4': film,
          'public/google1.html': '<p>google-site-verification</p>',
          'public/sub/page.html': '<p>a page of its own</p>',
        },
      });
      preview = await serveFolder(built.folder);
      server = await start(built, each.base);
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
      await preview?.close();
      built?.remove();
    });

    it('answers everything as site preview does', async () => {
      const asked = await askedAddresses(built.folder);
      const { count, found } = await differences(asked, portOf(preview), server.port, lenient);
      // For whoever looks for a mistake: all of them.
      if (process.env.DIFFERENCES && found.length > 0)
        writeFileSync(process.env.DIFFERENCES, found.join('\n'));
      expect(found.slice(0, 10).join('\n')).toBe('');
      expect(count).toBeGreaterThan(each.least);
      const outside = await askPort(server.port, '/nowhere', {});
      expect(outside.status).toBe(404);
      expect(server.log()).not.toMatch(log);
    });

    it('hands out parts of films, and files that did not change only once', async () => {
      const ask = (path: string, headers: Readonly<Record<string, string>>) =>
        askPort(server.port, each.base + path, headers);
      const part = await ask('film.mp4', { range: 'bytes=10-19' });
      expect(part).toMatchObject({
        status: 206,
        body: 'x'.repeat(10),
        headers: { 'content-range': 'bytes 10-19/5000', 'content-type': 'video/mp4' },
      });
      expect((await ask('film.mp4', { range: 'bytes=5000-' })).status).toBe(416);
      const whole = await ask('site.json', {});
      const again = await ask('site.json', { 'if-none-match': String(whole.headers.etag) });
      expect(again.status).toBe(304);
      for (const encoding of ['br', 'gzip']) {
        const first = await ask('site.json', { 'accept-encoding': encoding });
        expect(first.headers).toMatchObject({ 'content-encoding': encoding });
        const second = await ask('site.json', {
          'accept-encoding': encoding,
          'if-none-match': String(first.headers.etag),
        });
        expect([first.headers.etag === whole.headers.etag, second.status]).toEqual([false, 304]);
      }
    });

    it('shows its pages in a browser, and no policy is broken', async () => {
      const origin = `http://127.0.0.1:${server.port}${each.base.slice(0, -1)}`;
      const addresses =
        each.site !== 'site'
          ? ['/']
          : [
              '/',
              '/news?code=theme',
              '/newsDetail/first-lesson/2026-03-02/article',
              '/search/营商',
              '/bigShare',
              '/EN/',
              '/EN/NewsTrends',
              '/parkSummaryInfo',
              '/login',
              '/nowhere',
            ];
      for (const options of [desktop, mobile]) {
        const { reports, errors, paths } = await walkPages(browser, options, origin, addresses);
        expect(reports).toEqual([]);
        // The page of an unknown address is answered with 404, and browsers report that.
        expect(
          errors.filter(
            (error) => !/status of 404/.test(error) && !/cms\.example|codes\.json/.test(error),
          ),
        ).toEqual([]);
        if (options === mobile) expect(paths[0]).toBe(each.base.slice(0, -1) + each.phone);
      }
    });
  });
}
