import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewServer } from '../../../cli/serve/preview-server.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';
import { askServer, listenLocally } from './ask-server.ts';
import { writeBelow, writeEmitted } from './write-emitted.ts';

const above = mkdtempSync(join(tmpdir(), 'preview-files-'));
const folder = join(above, 'site');
const server = previewServer(folder);
const ask = askServer(server);
const source = lyceum();
const digits = '0123456789';
const script = 'export const words = ["a", "b"];\n'.repeat(500);

beforeAll(async () => {
  mkdirSync(folder);
  await writeEmitted(folder, {
    ...source,
    site: { ...source.site, history: 'browser', base: '/' },
  });
  writeBelow(folder, '.site-files.json', '{"secret":1}');
  writeBelow(folder, '.well-known/security.txt', 'Contact: x');
  writeBelow(folder, '.well-known/.hidden', 'secret');
  writeBelow(folder, 'digits.txt', digits);
  writeBelow(folder, 'empty.txt', '');
  writeBelow(folder, 'static/js/large-1.js', script);
  writeBelow(folder, 'photo.jpg', Buffer.alloc(5000));
  writeFileSync(join(above, 'outside.txt'), 'secret');
  mkdirSync(join(above, 'site-2'));
  writeFileSync(join(above, 'site-2/beside.txt'), 'secret');
  symlinkSync(join(above, 'outside.txt'), join(folder, 'link.txt'));
  symlinkSync(above, join(folder, 'up'));
  symlinkSync(join(above, 'site-2'), join(folder, 'beside'));
  symlinkSync('digits.txt', join(folder, 'same.txt'));
  await listenLocally(server);
});
afterAll(() => {
  server.close();
  rmSync(above, { recursive: true, force: true });
});

describe('files that are nobody’s business', () => {
  it.each([
    '/.site-files.json',
    '/%2esite-files.json',
    '/%2Esite-files%2ejson',
    '/%2e%73ite-files.json',
    '/static/%2e%2e/.site-files.json',
    '/static/..%2f.site-files.json',
    '/static%2f..%2f%2esite-files.json',
    '/..%5c.site-files.json',
    '/.well-known/.hidden',
    '/.well-known/%2ehidden',
    '/link.txt',
    '/up/outside.txt',
    '/beside/beside.txt',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
  ])('%s is one of them', async (path) => {
    for (const headers of [{}, { range: 'bytes=0-1' }, { 'accept-encoding': 'br' }]) {
      const { status, body } = await ask(path, headers);
      expect({ status, body: body.includes('secret') }).toEqual({ status: 404, body: false });
    }
  });

  it.each([
    ['/.well-known/security.txt', 'Contact: x'],
    ['/same.txt', digits],
  ])('%s is not', async (path, text) => {
    expect(await ask(path)).toMatchObject({ status: 200, body: text });
  });
});

describe('byte ranges', () => {
  it.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-99', 200, digits, undefined],
    ['bytes=9-1', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, digits, undefined],
    ['bytes=abc', 200, digits, undefined],
    ['bytes', 200, digits, undefined],
    ['lines=0-1', 200, digits, undefined],
  ])('%s: %i', async (range, status, body, contentRange) => {
    const answer = await ask('/digits.txt', { range });
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers['content-range']).toBe(contentRange);
    expect((await ask('/digits.txt')).body).toBe(digits);
  });

  it('of an empty file, of a file that changed and of a missing page are not answered in part', async () => {
    expect((await ask('/empty.txt', { range: 'bytes=0-1' })).status).toBe(416);
    const changed = { range: 'bytes=0-1', 'if-range': '"other"' };
    expect(await ask('/digits.txt', changed)).toMatchObject({ status: 200, body: digits });
    expect((await ask('/nulle-part', { range: 'bytes=0-1' })).status).toBe(404);
  });
});

describe('compression', () => {
  const path = '/static/js/large-1.js';

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0, *', undefined],
    ['*', 'br'],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['', undefined],
    ['zstd', undefined],
  ])('%s is answered with %s', async (accepted, encoding) => {
    const { status, headers, bytes } = await ask(path, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(bytes.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((decode ? decode(bytes) : bytes).toString()).toBe(script);
    if (encoding) expect(bytes.length).toBeLessThan(script.length / 10);
    const head = await ask(path, { 'accept-encoding': accepted }, 'HEAD');
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
    expect(head.bytes.length).toBe(0);
  });

  it('has a validator of its own each, answers 304 to it, and forgets what changed', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const tags = await Promise.all(
      encodings.map(async (each) => (await ask(path, { 'accept-encoding': each })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    for (const [index, encoding] of encodings.entries()) {
      const again = await ask(path, { 'accept-encoding': encoding, 'if-none-match': tags[index] });
      expect(again).toMatchObject({
        status: 304,
        body: '',
        headers: { vary: 'Accept-Encoding', etag: tags[index] },
      });
    }
    const other = { 'accept-encoding': 'gzip', 'if-none-match': tags[0] };
    expect((await ask(path, other)).status).toBe(200);
    const since = new Date(Date.now() + 60_000).toUTCString();
    expect((await ask(path, { 'accept-encoding': 'br', 'if-modified-since': since })).status).toBe(
      304,
    );
    writeFileSync(join(folder, path), `${script}// changed\n`);
    utimesSync(join(folder, path), 1_000_000, 1_000_000);
    const changed = await ask(path, { 'accept-encoding': 'br', 'if-none-match': tags[0] });
    expect(changed.status).toBe(200);
    expect(brotliDecompressSync(changed.bytes).toString()).toContain('// changed');
    writeFileSync(join(folder, path), script);
  });

  it('leaves pictures, small files and ranges as they are', async () => {
    const headers = { 'accept-encoding': 'br' };
    for (const each of ['/photo.jpg', '/digits.txt']) {
      expect((await ask(each, headers)).headers).not.toHaveProperty('content-encoding');
    }
    const part = await ask(path, { ...headers, range: 'bytes=0-5' });
    expect(part).toMatchObject({ status: 206, body: 'export' });
    expect(part.headers).not.toHaveProperty('content-encoding');
  });
});

it('a missing script is no page', async () => {
  for (const path of ['/static/js/missing.js', '/nulle-part.png']) {
    expect(await ask(path, { accept: '*/*' })).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const page = await ask('/nulle-part.png', { accept: 'text/html,*/*;q=0.8' });
  expect(page).toMatchObject({ status: 404, body: '<p>the page' });
});
