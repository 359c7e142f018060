import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewServer } from '../../../cli/serve/preview-server.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { sourceOf } from '../../fixtures/load-fixture.ts';
import { askServer, listenLocally } from './ask-server.ts';
import { writeBelow, writeEmitted } from './write-emitted.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-addresses-'));
const server = previewServer(folder);
const ask = askServer(server);
const harbour = sourceOf('tests/fixtures/twins/prefix/site.yaml');
const { name } = harbour.site;

/** All languages have a prefix; the home of one stands there, that of the other does not. */
const source: SiteSource = {
  ...harbour,
  site: { name },
  languages: {
    zh: { default: true, label: '中文', prefix: '/zh', home: '/zh' },
    en: { label: 'English', prefix: '/en', home: '/en/start' },
  },
  redirects: [],
  errors: { notFound: 'lost' },
  routes: [
    { id: 'home', paths: { zh: '/zh', en: '/en/start' }, page: 'home' },
    { id: 'news', paths: { zh: '/zh/news', en: '/en/news' }, page: 'news' },
    { id: 'berth', paths: { zh: '/zh/泊位/:number', en: false }, page: 'berth' },
    { id: 'old', paths: { zh: '/zh/old', en: false }, redirect: '/zh/news' },
    { id: 'lost', paths: { zh: '/zh/404', en: false }, page: 'lost' },
  ],
  pages: { ...harbour.pages, lost: { blocks: [{ type: 'status', code: 404 }] } },
};

const desk = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' };
const phone = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (iPhone)' };

beforeAll(async () => {
  await writeEmitted(folder, source);
  for (const file of [
    'shell',
    'zh',
    'zh/index',
    'zh/news',
    'zh/news.page-2',
    'zh/404',
    '404',
    '500',
    'errors/404.zh.desktop',
    'errors/404.zh.mobile',
    'errors/404.en.desktop',
    'errors/search.zh.desktop',
    'fallback/berth.zh.desktop',
    'google1',
    'sub/page',
  ])
    writeBelow(folder, `${file}.html`, file);
  writeBelow(
    folder,
    '.site-policy.json',
    JSON.stringify({ htmlFiles: ['google1.html', 'sub/page.html'] }),
  );
  await listenLocally(server);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the name of a page’s file', () => {
  it.each([
    ['/zh/news.html', '/zh/news'],
    ['/zh/news.html?page=2', '/zh/news?page=2'],
    ['/zh/NEWS.html/', '/zh/news'],
    ['/zh/news%2ehtml', '/zh/news'],
    ['/m/zh/news.html', '/m/zh/news'],
    ['/zh.html', '/zh'],
    ['/zh/old.html', '/zh/news'],
  ])('%s leads to %s', async (path, to) => {
    expect(await ask(path, desk)).toMatchObject({ status: 301, headers: { location: to } });
  });

  it.each([
    '/404.html',
    '/500.html',
    '/shell.html',
    '/zh/news.HTML',
    '/zh/index.html',
    '/fallback/berth.zh.desktop.html',
    '/.html',
  ])('%s is no address', async (path) => {
    expect(await ask(path, desk)).toMatchObject({ status: 404, body: 'errors/404.zh.desktop' });
  });

  it.each([
    ['/google1.html', 'google1'],
    ['/sub/page.html', 'sub/page'],
    ['/errors/search.zh.desktop.html', 'errors/search.zh.desktop'],
    // A value of a parameter may end so.
    ['/zh/%E6%B3%8A%E4%BD%8D/a.html', 'fallback/berth.zh.desktop'],
  ])('%s is one of its own', async (path, body) => {
    expect(await ask(path, desk)).toMatchObject({ status: 200, body });
  });
});

describe('what opens nothing', () => {
  it.each([
    ['/zh/404', desk, 'errors/404.zh.desktop'],
    ['/zh/404', phone, 'errors/404.zh.mobile'],
    ['/zh/404.html', desk, 'errors/404.zh.desktop'],
    ['/m/zh/404', desk, 'errors/404.zh.mobile'],
    ['/zh/news%2f', desk, 'errors/404.zh.desktop'],
    ['/en/nowhere', desk, 'errors/404.en.desktop'],
  ])('%s is answered with 404', async (path, headers, body) => {
    expect(await ask(path, headers)).toMatchObject({ status: 404, body });
  });

  it.each(['/zh/%ff', '/zh/a%C0%AF', '/zh/%ED%A0%80', '/%00', '/zh/a\\b'])(
    '%s cannot be decoded: 400',
    async (path) => {
      expect((await ask(path, desk)).status).toBe(400);
    },
  );
});

describe('the root of a site whose languages all have a prefix', () => {
  it('is answered with the home of the default language, or leads to that of the device', async () => {
    expect(await ask('/', desk)).toMatchObject({ status: 200, body: 'zh/index' });
    for (const path of ['/', '/m'])
      expect(await ask(path, phone)).toMatchObject({ status: 302, headers: { location: '/m/zh' } });
  });
});

describe('the choice of a device', () => {
  it.each([
    ['?device=mobile', 302],
    ['?a=1&device=mobile&device=desktop', 302],
    ['?DEVICE=mobile', 200],
    ['?device=x&device=mobile', 200],
    ['?adevice=mobile', 200],
    ['?device=mobile2', 200],
  ])('%s', async (query, status) => {
    expect((await ask(`/zh/news${query}`, desk)).status).toBe(status);
  });
});
