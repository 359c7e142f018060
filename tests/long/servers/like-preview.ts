import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, mobile, openBrowser } from '../../browser/open-browser.ts';
import { type Served, serveFolder } from '../../browser/serve-site.ts';
import { askPort } from '../../cli/serve/ask-server.ts';
import { type Asked, askedAddresses } from './asked-addresses.ts';
import { type BuiltForServers, buildForServers } from './build-for-servers.ts';
import { answersOf, type Compared, differences } from './differences.ts';
import { serverCases } from './like-preview-cases.ts';
import { walkPages } from './policy-reports.ts';
import type { SiteCase } from './site-cases.ts';
import type { WebServer } from './web-server.ts';

const portOf = ({ origin }: Served): number => Number(new URL(origin).port);

/** A film of the site, as long as it takes to ask for parts of it. */
const film = 'x'.repeat(5000);

/**
 * Has all web servers answer for a site as `site preview` does, each with the configuration that was emitted for it: the
 * site is built once, and they listen on its port one after the other.
 */
export function describeLikePreview(each: SiteCase): void {
  describe(each.title, () => {
    let built: BuiltForServers;
    let asked: readonly Asked[];
    let wanted: readonly Compared[];
    let browser: Browser;
    beforeAll(async () => {
      built = await buildForServers(each.site, {
        servers: serverCases.map(({ name }) => name).join(),
        ...(each.change ? { change: each.change } : {}),
        files: {
          'public/film.mp4': film,
          'public/google1.html': '<p>google-site-verification</p>',
          'public/sub/page.html': '<p>a page of its own</p>',
        },
      });
      asked = await askedAddresses(built.folder);
      const preview = await serveFolder(built.folder);
      wanted = await answersOf(asked, portOf(preview));
      await preview.close();
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      built?.remove();
    });

    describe.each(serverCases)('$name with its configuration', ({ start, lenient, log }) => {
      let server: WebServer;
      beforeAll(async () => {
        server = await start(built, each.base);
      });
      afterAll(() => server?.stop());

      it('answers everything as site preview does', async () => {
        const found = differences(asked, wanted, await answersOf(asked, server.port), lenient);
        // For whoever looks for a mistake: all of them.
        if (process.env.DIFFERENCES && found.length > 0)
          writeFileSync(process.env.DIFFERENCES, found.join('\n'));
        expect(found.slice(0, 10).join('\n')).toBe('');
        expect(asked.length).toBeGreaterThan(each.least);
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
  });
}
