import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewServer } from '../../../cli/serve/preview-server.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';
import { askServer, listenLocally } from './ask-server.ts';
import { writeBelow, writeEmitted } from './write-emitted.ts';

const source = lyceum();
const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const server = previewServer(folder);

const ask = askServer(server);

beforeAll(async () => {
  await writeEmitted(folder, {
    ...source,
    site: { ...source.site, history: 'browser', base: '/lyceum/' },
  });
  writeBelow(folder, 'static/js/a-1234.js', '1');
  await listenLocally(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the preview server', () => {
  it.each([
    ['/lyceum/', 200],
    ['/lyceum/accueil', 200],
    ['/lyceum/accueil-m?x=1', 200],
    ['/lyceum/de/', 200],
    ['/lyceum/ecole/salle/%E4%B8%80%2F', 200],
    ['/lyceum/nulle-part', 404],
    ['/lyceum/static/js/missing.js', 404],
    ['/elsewhere', 404],
    ['/lyceum/%zz', 400],
    ['/lyceum/%00', 400],
    ['/lyceum/..%2f..%2f..%2fetc%2fpasswd', 404],
    ['/lyceum/../../etc/passwd', 404],
  ])('answers %s with %i', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('root:');
  });

  it.each([
    ['/lyceum', '/lyceum/'],
    ['/lyceum/ACCUEIL?x=%2F', '/lyceum/accueil?x=%2F'],
    ['/lyceum/de/Schule/raum/Ab', '/lyceum/de/schule/raum/Ab'],
  ])('[R-06] leads from %s to %s', async (path, target) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: target } });
  });

  it('sends a strict policy with every page, and no other method gets in', async () => {
    const { headers, body } = await ask('/lyceum/accueil');
    expect(body).toBe('<p>the page');
    expect(headers['content-security-policy']).toMatch(/default-src 'self'; script-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(await ask('/lyceum/accueil', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect(await ask('/lyceum/accueil', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('answers no page elsewhere that leads its own name here', async () => {
    const asked = (host: string) => ask('/lyceum/accueil', { host });
    expect(await asked('evil.example')).toMatchObject({ status: 403 });
    expect((await asked('evil.example')).body).not.toContain('the page');
    expect((await asked('localhost.evil.example')).status).toBe(403);
    for (const host of [
      'localhost:4173',
      '127.0.0.1',
      '[::1]:4173',
      '192.168.1.7:80',
      'a.localhost',
    ])
      expect((await asked(host)).status, host).toBe(200);
  });

  it('lets hashed files be kept for good, and the model be asked for anew', async () => {
    expect((await ask('/lyceum/static/js/a-1234.js')).headers['cache-control']).toMatch(
      /immutable/,
    );
    const model = await ask('/lyceum/site.json');
    expect(model.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(JSON.parse(model.body).base).toBe('/lyceum/');
  });

  it('knows what was emitted anew', async () => {
    expect((await ask('/lyceum/tout-neuf')).status).toBe(404);
    await writeEmitted(folder, {
      ...source,
      site: { ...source.site, history: 'browser', base: '/lyceum/' },
      routes: [
        ...source.routes,
        { id: 'new', paths: { fr: '/tout-neuf', de: false, zh: false }, page: 'accueil' },
      ],
    });
    expect((await ask('/lyceum/tout-neuf')).status).toBe(200);
  });
});
