import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';
import { askPort } from '../cli/serve/ask-server.ts';
import { type BuiltForServers, buildForServers } from './servers/build-for-servers.ts';
import { startApache, startCaddy, startNginx, type WebServer } from './servers/web-server.ts';

const main = 'https://harbour.example.org';
const phones = 'https://m.harbour.example.org';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
/** A tablet or a laptop: only the script knows. */
const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';

const page = (agent: string, cookie?: string): Readonly<Record<string, string>> => ({
  accept: 'text/html',
  'user-agent': agent,
  ...(cookie === undefined ? {} : { cookie }),
});

/** What is asked of the site's own host, and where it leads; undefined: it answers itself. */
const atMain = [
  ['/', page(phone), `${phones}/`],
  ['/en', page(phone), `${phones}/en`],
  ['/news?page=2', page(phone), `${phones}/news?page=2`],
  ['/news/notice-1', page(phone), `${phones}/news/notice-1`],
  ['/%E6%B3%8A%E4%BD%8D/3', page(phone), `${phones}/%E6%B3%8A%E4%BD%8D/3`],
  ['/news?device=mobile', page(desktop), `${phones}/news?device=mobile`],
  // No page for phones.
  ['/ships', page(phone), undefined],
  ['/news', page(desktop), undefined],
  ['/news', page(macintosh), undefined],
  ['/news?device=desktop', page(phone), undefined],
  ['/news', page(phone, 'site-device=desktop'), undefined],
  // Programs and files are not led.
  ['/news', { 'user-agent': phone, accept: '*/*' }, undefined],
  ['/logo.svg', page(phone), undefined],
] as const;

const atPhones = [
  ['/', page(desktop), `${main}/`],
  ['/news?page=2', page(desktop), `${main}/news?page=2`],
  ['/news?device=desktop', page(phone), `${main}/news?device=desktop`],
  ['/news', page(phone), undefined],
  ['/news', page(macintosh), undefined],
  ['/news?device=mobile', page(desktop), undefined],
  ['/news', page(desktop, 'site-device=mobile'), undefined],
  ['/logo.svg', page(desktop), undefined],
] as const;

type Preview = { readonly addresses: readonly string[]; readonly stop: () => Promise<void> };

/** Starts `site preview` for all hosts of a site. */
async function previewOf(folder: string): Promise<Preview> {
  const child = spawn('node', ['dist/cli/site.js', 'preview', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  while (printed.split('\n').length < 3) printed += String((await once(child.stdout, 'data'))[0]);
  return {
    addresses: printed.trim().split('\n'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

describe('pages for phones at a host of their own', () => {
  let built: BuiltForServers;
  let mobile: BuiltForServers;
  beforeAll(async () => {
    built = await buildForServers('tests/fixtures/twins/prefix', {
      servers: 'nginx,caddy,apache',
      change: (source) => source.replace('prefix: /m', 'host: m.harbour.example.org'),
    });
    const folder = `${built.folder}-mobile`;
    mobile = { ...built, folder, configurations: `${folder}-server` };
  });
  afterAll(() => built?.remove());

  const read = (site: BuiltForServers, path: string): string =>
    readFileSync(join(site.folder, path), 'utf8');

  it('are built as a site of their own, with the same paths', () => {
    for (const path of ['index.html', 'news.html', 'en/news.html', 'news/notice-1.html'])
      expect([path, existsSync(join(mobile.folder, path))]).toEqual([path, true]);
    expect(existsSync(join(built.folder, 'ships.html'))).toBe(true);
    expect(existsSync(join(mobile.folder, 'ships.html'))).toBe(false);
    expect(read(mobile, 'news.html')).not.toContain('/m/');
    // The folder on the server, and the name it is asked by.
    const nginx = readFileSync(join(mobile.configurations, 'nginx/site.conf'), 'utf8');
    expect(nginx).toContain('server_name m.harbour.example.org;');
    expect(nginx).toContain(`root "${mobile.folder}";`);
  });

  it('are joined with those of the other host for search engines', () => {
    const links = (html: string): readonly string[] =>
      [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*?(media|hreflang)?[^>]*>/g)].map(
        ([text]) => text.replace(/ data-head/, ''),
      );
    expect(links(read(built, 'news.html'))).toContain(
      `<link rel="alternate" media="only screen and (max-width: 640px)" href="${phones}/news">`,
    );
    expect(links(read(built, 'news.html'))).toContain(`<link rel="canonical" href="${main}/news">`);
    expect(links(read(mobile, 'news.html'))).toContain(
      `<link rel="canonical" href="${main}/news">`,
    );
    expect(read(built, 'ships.html')).not.toContain(phones);
    const sitemap = read(built, 'sitemap.xml');
    expect(sitemap).toContain(
      `<xhtml:link rel="alternate" media="only screen and (max-width: 640px)" href="${phones}/news/notice-1"/>`,
    );
    expect(sitemap).not.toContain(`${phones}/ships`);
    expect(existsSync(join(mobile.folder, 'sitemap.xml'))).toBe(false);
    expect(read(mobile, 'robots.txt')).not.toContain('Sitemap');
  });

  const servers = [
    ['nginx', (site: BuiltForServers) => startNginx(site)],
    ['Caddy', startCaddy],
    ['Apache', (site: BuiltForServers) => startApache(site, '/')],
    [
      'site preview',
      async (site: BuiltForServers): Promise<WebServer> => {
        const served: Served = await serveFolder(site.folder);
        return {
          port: Number(new URL(served.origin).port),
          pid: 0,
          log: () => '',
          stop: served.close,
        };
      },
    ],
  ] as const;

  for (const [name, start] of servers) {
    it(`${name} leads visitors to the host of their device`, async () => {
      for (const [site, cases] of [
        [built, atMain],
        [mobile, atPhones],
      ] as const) {
        const server = await start(site);
        // Preview knows the names of this machine alone.
        const host =
          name === 'site preview' || site === built ? {} : { host: new URL(phones).host };
        try {
          for (const [path, headers, to] of cases) {
            const answer = await askPort(server.port, path, { ...headers, ...host });
            const label = `${name} ${path} ${headers['user-agent']}`;
            expect([label, answer.status, answer.headers.location]).toEqual(
              to === undefined ? [label, 200, undefined] : [label, 302, to],
            );
            if (path.endsWith('.svg')) continue;
            expect([label, answer.headers.vary]).toEqual([
              label,
              expect.stringMatching(/User-Agent, ?Cookie/i),
            ]);
            if (to !== undefined) expect(answer.headers['cache-control']).toBe('no-cache');
          }
          const own = site === built ? 'desktop' : 'mobile';
          const chosen = await askPort(server.port, `/news?device=${own}`, {
            ...page(macintosh),
            ...host,
          });
          expect([name, String(chosen.headers['set-cookie'])]).toEqual([
            name,
            expect.stringContaining(`site-device=${own}`),
          ]);
        } finally {
          await server.stop();
        }
      }
    });
  }

  it('are walked in a browser from one host to the other and back', async () => {
    const preview = await previewOf(built.folder);
    const browser: Browser = await openBrowser();
    try {
      const [own = '', other = ''] = preview.addresses;
      expect(new URL(other).hostname).toBe('mobile.localhost');
      const context = await browser.newContext({
        userAgent: phone,
        viewport: { width: 390, height: 844 },
      });
      const tab = await context.newPage();
      const errors: string[] = [];
      tab.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      await tab.goto(`${own}news`);
      expect(tab.url()).toBe(`${other}news`);
      await tab.locator('h1').waitFor();
      await tab.click('a[href^="/news/"]');
      await tab.waitForURL(/\/news\/notice-/);
      expect(new URL(tab.url()).hostname).toBe('mobile.localhost');
      // Who wants the other pages gets them, and stays there.
      await tab.click('a[href*="device=desktop"]');
      await tab.waitForURL((url) => url.hostname === 'localhost' && !url.search.includes('device'));
      await tab.goto(`${own}en/news`);
      expect(new URL(tab.url()).hostname).toBe('localhost');
      await tab.click('a[href*="device=mobile"]');
      await tab.waitForURL(`${other}en/news`);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await preview.stop();
    }
  });
});
