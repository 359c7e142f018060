import { describe, expect, it } from 'vitest';
import { cloudflareFiles } from '../../../cli/server/cloudflare/cloudflare-files.ts';
import { netlifyFiles } from '../../../cli/server/netlify/netlify-files.ts';
import { cloudflareAnswer, headersOf, netlifyAnswer, readRedirects } from './host-interpreter.ts';
import { rulesOf } from './rules-of.ts';

const files = [
  'index.html',
  'shell.html',
  '404.html',
  'errors/404.fr.desk.html',
  'errors/404.de.desk.html',
  'accueil.html',
  'bulletins/neuf/2026-03-18.html',
  'ecole/salle/a.html',
  'fallback/salle.fr.desk.html',
  'static/js/a-12345678.js',
  '.site-files.json',
];
const rules = rulesOf({}, files);
const hosts = {
  netlify: { texts: netlifyFiles(rules), answer: netlifyAnswer },
  cloudflare: { texts: cloudflareFiles(rules), answer: cloudflareAnswer },
};

describe.each(['netlify', 'cloudflare'] as const)('%s', (name) => {
  const { texts, answer } = hosts[name];
  const redirects = readRedirects(texts.get('_redirects') ?? '');
  const ask = (path: string) => answer(path, redirects, rules.files);

  it.each([
    ['a page', '/accueil', 200, '/accueil.html'],
    ['the root', '/', 200, '/index.html'],
    ['the file of the root', '/index.html', 301, '/'],
    ['a redirect', '/ancien/7', 301, '/ecole/salle/7?de=ancien'],
    ['an address of old', '/simple/a', 302, '/ecole/salle/a'],
    ['a redirect elsewhere', '/ailleurs', 301, 'https://ailleurs.example/%C3%A9cole?a=1#l%C3%A0'],
    ['an alias of an entry', '/bulletins/vieux/2020-01-01', 301, '/bulletins/neuf/2026-03-18'],
    [
      'an entry with its page',
      '/bulletins/neuf/2026-03-18',
      200,
      '/bulletins/neuf/2026-03-18.html',
    ],
    ['an entry without one', '/bulletins/reste/2026-03-18', 200, '/shell.html'],
    ['a route without a page', '/equipe', 200, '/shell.html'],
    ['a closed route', '/professeurs', 200, '/shell.html'],
    ['a script', '/static/js/a-12345678.js', 200, '/static/js/a-12345678.js'],
    ['a page of a route with parameters', '/ecole/salle/a', 200, '/ecole/salle/a.html'],
  ])('answers %s', (_, path, status, to) => {
    expect(ask(path)).toEqual({ status, to });
  });

  it.each(['/bulletins/rien/2026-03-18', '/nulle-part', '/static/js/none.js'])(
    'has nothing at %s',
    (path) => {
      expect(ask(path)).toMatchObject({ status: 404, to: expect.stringMatching(/404.*html$/) });
    },
  );

  it('sends the headers once, and keeps hashed files', () => {
    const text = texts.get('_headers') ?? '';
    const page = headersOf(text, '/accueil');
    expect(page['Content-Security-Policy']).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-x';.*; manifest-src 'self'; worker-src 'self';/,
    );
    expect(page['X-Content-Type-Options']).toBe('nosniff');
    expect(page).not.toHaveProperty('Cache-Control');
    const script = headersOf(text, '/static/js/a-12345678.js');
    expect(script['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(script['X-Content-Type-Options']).toBe('nosniff');
    expect(headersOf(text, '/sw.js')['Cache-Control']).toBe('no-cache');
    expect(text.split('\n').every((line) => line.length <= 2000)).toBe(true);
  });

  it('says what is left to the script', () => {
    expect(texts.get('_redirects')).toMatch(/^# .*left to the script.*device/m);
  });
});

it('looks at the query of an address of old on Netlify', () => {
  const redirects = readRedirects(hosts.netlify.texts.get('_redirects') ?? '');
  const ask = (path: string) => netlifyAnswer(path, redirects, rules.files);
  expect(ask('/vieux.php?x=1&id=7')).toEqual({ status: 301, to: '/ecole/salle/7' });
  expect(ask('/vieux.php?x=1')).toMatchObject({ status: 404 });
  expect(ask('/parti')).toMatchObject({ status: 404, to: '/errors/404.fr.desk.html' });
});

it('refuses the manifest, and shows the page of the language, on Netlify', () => {
  const redirects = readRedirects(hosts.netlify.texts.get('_redirects') ?? '');
  const ask = (path: string) => netlifyAnswer(path, redirects, rules.files);
  expect(ask('/.site-files.json').status).toBe(404);
  expect(ask('/de/nirgends')).toEqual({ status: 404, to: '/errors/404.de.desk.html' });
  expect(ask('/ecole/salle/b')).toEqual({ status: 200, to: '/fallback/salle.fr.desk.html' });
});

it('hides no page on Cloudflare, where rules go before files', () => {
  const redirects = readRedirects(hosts.cloudflare.texts.get('_redirects') ?? '');
  expect(redirects.some(({ from }) => from === '/ecole/salle/:numero')).toBe(false);
});
