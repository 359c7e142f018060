import { beforeAll, expect, it, vi } from 'vitest';
import { fakeScope } from './fake-scope.ts';

// Its limits stand in a database, which Node has none of; the tests in Chromium have it.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

const scope = fakeScope({
  base: '/',
  release: '1',
  apis: [],
  prefixes: { zh: '', en: '/EN' },
  apiPatience: 3000,
  defaultLanguage: 'zh',
  offline: ['static/css/offline-1234567.css'],
  starts: { 'zh.desktop': { page: 'index', files: ['static/js/hydrate-1234567.js'] } },
});

const read = (address: string, more: object = {}) =>
  scope.send('message', {
    data: {
      kind: 'read',
      variant: 'zh.desktop',
      address: `https://www.example.edu${address}`,
      isLoaded: true,
      files: [],
      ...more,
    },
    source: { id: 'page', postMessage: () => undefined },
  });

/** What is shown at an address, once nothing more is done for it. */
async function shown(path: string): Promise<string> {
  const { text, done } = await scope.open(path);
  await done();
  return text;
}

beforeAll(async () => {
  for (const [path, text] of [
    ['/news', 'news of today'],
    ['/index', '<script data-entry="/static/js/hydrate-1234567.js">'],
    ['/errors/offline.zh.html', '没有网络'],
    ['/errors/offline.en.html', 'no connection'],
    ['/static/css/offline-1234567.css', ''],
    ['/static/js/hydrate-1234567.js', ''],
  ] as const)
    scope.site.set(path, text);
  vi.stubGlobal('navigator', { userAgent: 'chrome' });
  await import('../../../runtime/worker/worker.ts');
  await scope.send('install');
  await scope.send('activate');
});

it('keeps what was read, and the start page with the first that is', async () => {
  expect(await shown('/news')).toBe('news of today');
  expect(scope.kept()['site / start']).not.toContain('/index');
  await read('/news', { files: ['https://www.example.edu/static/js/hydrate-1234567.js'] });
  expect(scope.kept()).toMatchObject({
    'site / pages': ['/news'],
    'site / hashed': ['/static/js/hydrate-1234567.js'],
    'site / start': [
      '/errors/offline.zh.html',
      '/errors/offline.en.html',
      '/static/css/offline-1234567.css',
      '/index',
      '/static/js/hydrate-1234567.js',
    ],
  });
});

it('shows what is kept where the server is gone, else that there is no connection', async () => {
  scope.isDown = true;
  expect(await shown('/news')).toBe('news of today');
  expect(await shown('/index')).toContain('data-entry');
  expect(await shown('/other')).toBe('没有网络');
  expect(await shown('/EN/other')).toBe('no connection');
  scope.isDown = false;
});

it('reports to the page what comes late and differs, and nothing where it is the same', {
  timeout: 20_000,
}, async () => {
  scope.delay = 3500;
  expect(await shown('/news')).toBe('news of today');
  expect(scope.posted).toEqual([]);
  scope.site.set('/news', 'news of tomorrow');
  expect(await shown('/news')).toBe('news of today');
  expect(scope.posted).toEqual([['/news', { kind: 'renewed' }]]);
  scope.delay = 0;
  expect(await shown('/news')).toBe('news of tomorrow');
});

it('reports nothing where the answer comes while what is kept is looked up', {
  timeout: 20_000,
}, async () => {
  const before = scope.posted.length;
  scope.site.set('/news', 'news of the evening');
  Object.assign(scope, { delay: 3200, cacheDelay: 1000 });
  expect(await shown('/news')).toBe('news of the evening');
  Object.assign(scope, { delay: 0, cacheDelay: 0 });
  expect(scope.posted).toHaveLength(before);
});

it('fetches the document of a page that a link of the site led to', async () => {
  scope.site.set('/late', 'late');
  await read('/late', { isLoaded: false });
  scope.isDown = true;
  expect(await shown('/late')).toBe('late');
  scope.isDown = false;
});

it('forgets a page that is gone, and keeps none for a status', async () => {
  scope.site.delete('/late');
  expect(await shown('/late')).toBe('not found');
  scope.isDown = true;
  expect(await shown('/late')).toBe('没有网络');
  scope.isDown = false;
  expect(scope.kept()['site / pages']).toEqual(['/news']);
});

it('keeps no file that nothing names any more', async () => {
  scope.site.set('/news', 'news without scripts');
  scope.site.set('/static/js/old-7654321.js', '');
  await read('/news', { files: ['https://www.example.edu/static/js/old-7654321.js'] });
  expect(scope.kept()['site / hashed']).toContain('/static/js/old-7654321.js');
  await scope.send('activate');
  expect(scope.kept()['site / hashed']).toEqual(['/static/js/hydrate-1234567.js']);
});
