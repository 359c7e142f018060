import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewServer } from '../../../cli/serve/preview-server.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';
import { askServer, listenLocally } from './ask-server.ts';
import { writeBelow, writeEmitted } from './write-emitted.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-pages-'));
const server = previewServer(folder);
const ask = askServer(server);
const base = lyceum();
const source = {
  ...base,
  site: { ...base.site, history: 'browser' as const, base: '/lyceum/' },
  devices: {
    ...base.devices,
    // Visitors at a desk are led away from it, too.
    phone: { ...base.devices?.phone, redirect: 'both' as const },
  },
  routes: [
    ...base.routes,
    {
      id: 'bureau',
      paths: { fr: '/bureau', de: false as const, zh: false as const },
      devices: ['desk'],
      page: 'accueil',
    },
    {
      id: 'chinois',
      paths: { fr: false as const, de: false as const, zh: '/zh/新闻' },
      page: 'accueil',
    },
  ],
};

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const desk = 'Mozilla/5.0 (Windows NT 10.0)';
const seen = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const onPhone = { ...seen, 'user-agent': iPhone };
const perhapsTablet = { ...seen, 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' };
const atDesk = { ...seen, 'user-agent': desk };

const long = (word: string): string => `<p>${word}</p>`.repeat(200);
const script = `sha256-${'A'.repeat(43)}=`;

beforeAll(async () => {
  await writeEmitted(folder, source);
  for (const name of [
    'shell',
    'index',
    'accueil',
    'accueil-m',
    'bulletins',
    'bulletins.code-info.page-2',
    'bulletins.page-2',
    'bureau',
    'ecole/salle/a',
    'fallback/salle.fr.desk',
    'fallback/salle.fr.phone',
    'fallback/salle.fr.desk.page-2',
    'de/index',
    'zh/新闻',
    'errors/404.fr.desk',
    'errors/404.fr.phone',
    '404',
    'errors/500.de.phone',
    '500',
  ]) {
    writeBelow(folder, `${name}.html`, name);
  }
  await listenLocally(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page of an address', () => {
  it.each([
    ['/accueil', 'accueil'],
    ['/accueil-m', 'accueil-m'],
    ['/accueil?x=1', 'accueil'],
    ['/', 'index'],
    ['/de/', 'de/index'],
    ['/de', 'de/index'],
    ['/zh/%E6%96%B0%E9%97%BB', 'zh/新闻'],
    ['/bulletins?page=2&code=info', 'bulletins.code-info.page-2'],
    ['/bulletins?code=info&page=2', 'bulletins.code-info.page-2'],
    ['/bulletins?page=2', 'bulletins.page-2'],
    ['/bulletins?page=1', 'bulletins'],
    ['/bulletins?page=3', 'bulletins'],
    ['/bulletins?page=..%2F..%2Fsite', 'bulletins'],
    ['/bulletins?page=2&device=desk', 'bulletins.page-2'],
    ['/ecole/salle/a', 'ecole/salle/a'],
    ['/ecole/salle/b', 'fallback/salle.fr.desk'],
    ['/ecole/salle/b?page=2&device=desk', 'fallback/salle.fr.desk.page-2'],
    ['/ecole/salle/b?page=3', 'fallback/salle.fr.desk'],
    ['/ecole/salle/%2Fa', 'fallback/salle.fr.desk'],
    ['/ecole-m/salle/b', 'fallback/salle.fr.phone'],
  ])('%s is %s.html', async (path, body) => {
    expect(await ask(`/lyceum${path}`)).toMatchObject({ status: 200, body });
    expect(await ask(`/lyceum${path}`, atDesk)).toMatchObject({
      status: path.includes('-m') ? 302 : 200,
    });
  });

  it.each([
    ['a route without a page', '/equipe'],
    ['a closed route', '/professeurs'],
    ['a route with parameters that has no fallback page', '/de/schule/raum/3'],
    ['a slash inside of a segment', '/de/schule/raum/%2Fa'],
    ['a backslash inside of a segment', '/de/schule/raum/x%5C..%5Ca'],
    ['a language whose root has no page', '/zh/'],
  ])('is the shell for %s', async (_, path) => {
    expect(await ask(`/lyceum${path}`)).toMatchObject({ status: 200, body: 'shell' });
  });

  it.each([
    ['at a desk', atDesk, '/nulle-part', 'errors/404.fr.desk'],
    ['on a phone', onPhone, '/nulle-part', 'errors/404.fr.phone'],
    ['on a phone’s address', atDesk, '/nulle-m/part', 'errors/404.fr.phone'],
    ['in a language without its own', atDesk, '/de/nirgends', '404'],
  ])('says %s that there is none', async (_, headers, path, body) => {
    expect(await ask(`/lyceum${path}`, headers)).toMatchObject({ status: 404, body });
  });

  it('says so without a page where a file is missing', async () => {
    for (const path of ['/static/js/no.js', '/no.css', '/no.webp']) {
      const answer = await ask(`/lyceum${path}`, { accept: '*/*', 'user-agent': iPhone });
      expect(answer).toMatchObject({ status: 404, body: 'there is no such file\n' });
    }
  });
});

describe('the device of a visitor', () => {
  const vary = expect.stringMatching(/^(?:Accept-Encoding, )?User-Agent, Cookie$/);
  it.each([
    ['a phone to the twin', onPhone, '/accueil?x=1', '/accueil-m?x=1'],
    ['a desk to the twin', atDesk, '/accueil-m', '/accueil'],
    ['a phone from a page without a file', onPhone, '/equipe', '/equipe-m'],
    ['a phone from a root', onPhone, '/', '/accueil-m'],
    ['a phone from the root of a language', onPhone, '/de/?a=1', '/de/start-m?a=1'],
    ['a desk from a root without a page', atDesk, '/zh/', '/zh/shouye'],
    [
      'who chose the phone',
      { ...atDesk, cookie: 'a=b; site-device=phone' },
      '/accueil',
      '/accueil-m',
    ],
    ['who asks for the phone', atDesk, '/accueil?device=phone', '/accueil-m?device=phone'],
    [
      'a browser that says what it wants',
      { 'user-agent': iPhone, 'sec-fetch-dest': 'document', accept: '*/*' },
      '/accueil',
      '/accueil-m',
    ],
  ])('[D-07] leads %s', async (_, headers, path, to) => {
    expect(await ask(`/lyceum${path}`, headers)).toMatchObject({
      status: 302,
      headers: { location: `/lyceum${to}`, vary, 'cache-control': 'no-cache' },
    });
  });

  it.each([
    ['without a twin', onPhone, '/bureau', 'bureau'],
    ['who may have a tablet, at a desk’s address', perhapsTablet, '/accueil', 'accueil'],
    ['who may have a tablet, at a phone’s address', perhapsTablet, '/accueil-m', 'accueil-m'],
    ['on the own twin', onPhone, '/accueil-m', 'accueil-m'],
    ['who chose the desk', { ...onPhone, cookie: 'site-device=desk' }, '/accueil', 'accueil'],
    ['who asks for the desk', onPhone, '/accueil?device=desk', 'accueil'],
    ['who is no browser', { 'user-agent': iPhone, accept: '*/*' }, '/accueil', 'accueil'],
    [
      'of whom the page is a part',
      { ...onPhone, 'sec-fetch-dest': 'empty' },
      '/accueil',
      'accueil',
    ],
    [
      'whose cookie names no device',
      { ...atDesk, cookie: 'site-device=toString' },
      '/accueil',
      'accueil',
    ],
    ['at the root that was built for it', atDesk, '/', 'index'],
  ])('leaves one %s', async (_, headers, path, body) => {
    expect(await ask(`/lyceum${path}`, headers)).toMatchObject({ status: 200, body });
  });

  it('is kept for the session where it was asked for', async () => {
    const cookie = async (path: string) => (await ask(path, atDesk)).headers['set-cookie'];
    expect(await cookie('/lyceum/accueil?device=phone')).toEqual([
      'site-device=phone; Path=/lyceum/; SameSite=Lax',
    ]);
    expect(await cookie('/lyceum/accueil?device=x%0d%0aSet-Cookie:y')).toBe(undefined);
    expect(await cookie('/lyceum/accueil')).toBe(undefined);
  });

  it('is said to decide where it does', async () => {
    expect((await ask('/lyceum/accueil', atDesk)).headers.vary).toEqual(vary);
    expect((await ask('/lyceum/bureau', atDesk)).headers.vary).not.toEqual(vary);
  });
});

describe('what the build compressed', () => {
  const path = '/lyceum/equipe.txt';
  const file = join(folder, 'equipe.txt');
  const accepted = { 'accept-encoding': 'gzip, br' };

  it('is served with a validator of its own, as long as it is not older than the file', async () => {
    writeFileSync(file, long('old'));
    writeFileSync(`${file}.br`, brotliCompressSync(long('brotli')));
    writeFileSync(`${file}.gz`, gzipSync(long('gzip')));
    const br = await ask(path, accepted);
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(br.bytes).toEqual(brotliCompressSync(long('brotli')));
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.bytes).toString()).toBe(long('gzip'));
    const plain = await ask(path);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await ask(path, { ...accepted, 'if-none-match': br.headers.etag });
    expect(again.status).toBe(304);
    const part = await ask(path, { ...accepted, range: 'bytes=3-5' });
    expect(part).toMatchObject({ status: 206, body: 'old' });
    const later = new Date(Date.now() + 10_000);
    utimesSync(file, later, later);
    const changed = await ask(path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(changed.bytes).toString()).toBe(long('old'));
    utimesSync(file, 1, 1);
  });

  it('goes before what could be compressed better now, unless it is not accepted', async () => {
    rmSync(`${file}.br`);
    expect((await ask(path, accepted)).headers['content-encoding']).toBe('gzip');
    expect((await ask(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await ask(path, { 'accept-encoding': 'gzip;q=0' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });
});

it('allows the scripts that the build put into pages, and no other', async () => {
  const policy = async () =>
    (await ask('/lyceum/accueil')).headers['content-security-policy'] ?? '';
  expect(await policy()).toContain("script-src 'self';");
  const hashes = [script, "sha256-x'; script-src *", 'unsafe-inline', 7];
  writeBelow(folder, '.site-policy.json', JSON.stringify({ scriptHashes: hashes }));
  expect(await policy()).toContain(`script-src 'self' '${script}';`);
  expect((await ask('/lyceum/.site-policy.json')).status).toBe(404);
});

it('shows the page of the visitor’s variant where the server fails', async () => {
  rmSync(join(folder, 'shell.html'));
  rmSync(join(folder, 'index.html'));
  expect(await ask('/lyceum/de/team-m', onPhone)).toMatchObject({
    status: 500,
    body: 'errors/500.de.phone',
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  expect(await ask('/lyceum/equipe', atDesk)).toMatchObject({ status: 500, body: '500' });
  rmSync(join(folder, 'site.json'));
  expect(await ask('/lyceum/equipe', atDesk)).toMatchObject({ status: 500, body: '500' });
});
