import { expect, it } from 'vitest';
import { iisFiles } from '../../../cli/server/iis/iis-files.ts';
import { readWebConfig } from './iis-interpreter.ts';
import { rulesOf } from './rules-of.ts';

const rules = rulesOf({}, [
  'index.html',
  'de/index.html',
  'shell.html',
  '404.html',
  'errors/404.fr.desk.html',
  'accueil.html',
  'google.html',
  'été.html',
  'bulletins.html',
  'bulletins.code-vie.html',
  'bulletins/neuf/2026-03-18.html',
  'ecole/salle/a.html',
  'fallback/salle.fr.desk.html',
  'fallback/salle.pt-br.desk.html',
  'static/js/a-12345678.js',
  '.site-files.json',
]);
const { answer, document } = readWebConfig(iisFiles(rules).get('web.config') ?? '', rules.files);

it('is XML', () => {
  expect(document.querySelector('parsererror')).toBe(null);
  expect(document.documentElement.nodeName).toBe('configuration');
});

it.each([
  ['/accueil', '', 200, '/accueil.html'],
  ['/', '', 200, '/index.html'],
  ['/de', '', 200, '/de/index.html'],
  ['/DE/', '', 200, '/de/index.html'],
  ['/index.html', '?x=1', 301, '/?x=1'],
  ['/ACCUEIL', '?x=1', 301, '/accueil?x=1'],
  ['/accueil/', '', 301, '/accueil'],
  ['/accueil.html', '?x=1', 301, '/accueil?x=1'],
  ['/Accueil.html', '', 301, '/accueil'],
  ['/bulletins.code-vie.html', '', 200, '/bulletins.code-vie.html'],
  ['/fallback/salle.pt-br.desk.html', '', 404, '/errors/404.fr.desk.html'],
  ['/bulletins/neuf/2026-03-18.html', '', 404, '/errors/404.fr.desk.html'],
  ['/ecole/salle/a.html', '', 404, '/errors/404.fr.desk.html'],
  ['/ecole/salle/b.html', '', 200, '/fallback/salle.fr.desk.html'],
  ['/shell.html', '', 404, '/errors/404.fr.desk.html'],
  ['/404.html', '', 404, '/errors/404.fr.desk.html'],
  ['/404', '', 404, '/errors/404.fr.desk.html'],
  ['/google.html', '', 200, '/google.html'],
  ['/vieux.php', '?id=7&x=1', 301, '/ecole/salle/7'],
  ['/VIEUX.php/', '?x=1&id=7', 301, '/ecole/salle/7'],
  ['/vieux.php', '?id=7&id=x', 301, '/ecole/salle/7'],
  ['/vieux.php', '?id=x&id=7', 404, '/errors/404.fr.desk.html'],
  ['/vieux.php', '?id=sept', 404, '/errors/404.fr.desk.html'],
  ['/vieux.php', '?xid=7', 404, '/errors/404.fr.desk.html'],
  ['/vieux.php', '', 404, '/errors/404.fr.desk.html'],
  ['/simple/a', '?x=1', 302, '/ecole/salle/a?x=1'],
  ['/annee/2026', '?mois=03', 301, '/ecole/salle/2026?m=03'],
  ['/annee/26', '?mois=03', 404, '/errors/404.fr.desk.html'],
  ['/annee/2026', '?mois=13', 404, '/errors/404.fr.desk.html'],
  ['/parti', '?x=1', 410, ''],
  ['/%C3%A9t%C3%A9', '', 200, '/été.html'],
  ['/%C3%89t%C3%A9', '', 301, '/%C3%A9t%C3%A9'],
  ['/Ecole/Salle/A%2Fb', '', 301, '/ecole/salle/A%2Fb'],
  ['/ancien/7', '?x=1', 301, '/ecole/salle/7?de=ancien&x=1'],
  ['/ailleurs', '', 301, 'https://ailleurs.example/%C3%A9cole?a=1#l%C3%A0'],
  ['/bulletins/vieux/2020-01-01', '', 301, '/bulletins/neuf/2026-03-18'],
  ['/bulletins/neuf/2026-03-18', '', 200, '/bulletins/neuf/2026-03-18.html'],
  ['/bulletins/reste/2026-03-18', '', 200, '/shell.html'],
  ['/ecole/salle/a', '', 200, '/ecole/salle/a.html'],
  ['/ecole/salle/b', '', 200, '/fallback/salle.fr.desk.html'],
  ['/equipe', '', 200, '/shell.html'],
  ['/professeurs', '', 200, '/shell.html'],
  ['/static/js/a-12345678.js', '', 200, '/static/js/a-12345678.js'],
  ['/static/js/none.js', '', 404, '/errors/404.fr.desk.html'],
  ['/nulle-part', '', 404, '/errors/404.fr.desk.html'],
  ['/bulletins/rien/2026-03-18', '', 404, '/errors/404.fr.desk.html'],
  ['/bulletins.code-vie', '', 404, '/errors/404.fr.desk.html'],
  ['/shell', '', 404, '/errors/404.fr.desk.html'],
  ['/.site-files.json', '', 404, '/errors/404.fr.desk.html'],
])('answers %s%s with %i', (path, query, status, to) => {
  expect(answer(path, query)).toEqual({ status, to });
});

it('sends the headers, and keeps hashed files', () => {
  const header = (name: string) =>
    document.querySelector(`customHeaders > add[name="${name}"]`)?.getAttribute('value');
  expect(header('Content-Security-Policy')).toMatch(/^default-src 'self'/);
  expect(header('X-Content-Type-Options')).toBe('nosniff');
  const cache = document.querySelector('location[path="static"] clientCache');
  expect(cache?.getAttribute('cacheControlMaxAge')).toBe('365.00:00:00');
});
