import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewServer } from '../../../cli/serve/preview-server.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';
import { askServer, listenLocally } from './ask-server.ts';
import { writeBelow, writeEmitted } from './write-emitted.ts';

const folder = mkdtempSync(join(tmpdir(), 'preview-redirects-'));
const server = previewServer(folder);
const ask = askServer(server);

const lyceumSource = lyceum();
const { bulletins } = lyceumSource.collections ?? {};
if (!bulletins) throw new Error('the fixture has changed');
const { http: _, ...ofFiles } = bulletins;
const source: SiteSource = {
  ...lyceumSource,
  site: { ...lyceumSource.site, history: 'browser', base: '/lyceum/' },
  collections: { ...lyceumSource.collections, bulletins: ofFiles },
  routes: [
    ...lyceumSource.routes,
    {
      id: 'ailleurs',
      paths: { fr: '/ailleurs', de: false, zh: false },
      redirect: 'https://ailleurs.example/école?a=1#là',
    },
    {
      id: 'reserve',
      paths: { fr: '/reserve', de: false, zh: false },
      redirect: '/accueil',
      access: { flag: 'teacher' },
    },
    { id: 'chinois', paths: { fr: false, de: false, zh: '/zh/新闻' }, page: 'accueil' },
  ],
};

beforeAll(async () => {
  await writeEmitted(folder, source);
  const entries = 'content/fr/bulletins/entries';
  const entry = {
    id: 'neuf',
    title: 'Neuf',
    date: '2026-03-18',
    html: '',
    headings: [],
    related: [],
  };
  writeBelow(folder, `${entries}/neuf.json`, JSON.stringify(entry));
  writeBelow(folder, `${entries}/vieux.json`, JSON.stringify({ movedTo: 'neuf' }));
  writeBelow(folder, `${entries}/perdu.json`, JSON.stringify({ movedTo: 'nulle-part' }));
  await listenLocally(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('what leads on for every visitor', () => {
  it.each([
    ['a redirect of a route', '/ancien/7', '/lyceum/ecole/salle/7?de=ancien'],
    ['its twin', '/ancien-m/7', '/lyceum/ecole-m/salle/7?de=ancien'],
    ['its query and the visitor’s', '/ancien/7?x=1', '/lyceum/ecole/salle/7?de=ancien&x=1'],
    ['an encoded parameter', '/ancien/%E4%B8%80', '/lyceum/ecole/salle/%E4%B8%80?de=ancien'],
    [
      'an address elsewhere',
      '/ailleurs?b=2',
      'https://ailleurs.example/%C3%A9cole?a=1&b=2#l%C3%A0',
    ],
    ['another letter case', '/BULLETINS?x=%2f', '/lyceum/bulletins?x=%2f'],
    ['an alias of an entry', '/bulletins/vieux/2026-03-18', '/lyceum/bulletins/neuf/2026-03-18'],
    [
      'a wrong date of an entry',
      '/bulletins/neuf/2020-01-01?x=1',
      '/lyceum/bulletins/neuf/2026-03-18?x=1',
    ],
    ['both in one step', '/Bulletins/vieux/heute', '/lyceum/bulletins/neuf/2026-03-18'],
  ])('[R-17] %s answers 301', async (_name, path, location) => {
    expect(await ask(`/lyceum${path}`)).toMatchObject({
      status: 301,
      // A build may lead elsewhere, and browsers keep a 301 that says nothing.
      headers: { location, 'cache-control': 'no-cache' },
    });
    expect(await ask(`/lyceum${path}`, {}, 'HEAD')).toMatchObject({
      status: 301,
      headers: { location },
    });
  });

  it.each([
    ['the root, where device and codes decide', '/', 200],
    ['the root of a language', '/de', 200],
    ['a device that the query asks for', '/ancien/7?device=phone', 200],
    ['a redirect that not everybody may use', '/reserve', 200],
    ['an entry under its own address', '/bulletins/neuf/2026-03-18', 200],
    ['a path in Chinese, encoded', '/zh/%E6%96%B0%E9%97%BB', 200],
    ['an alias of an entry that is gone', '/bulletins/perdu/2026-03-18', 404],
    ['an entry that is not there', '/bulletins/rien/2026-03-18', 404],
    ['two slashes and a host', '//evil.example/accueil', 404],
  ])('and %s does not', async (_name, path, status) => {
    const answer = await ask(`/lyceum${path}`);
    expect(answer).toMatchObject({ status, body: '<p>the page' });
    expect(answer.headers).not.toHaveProperty('location');
  });
});
