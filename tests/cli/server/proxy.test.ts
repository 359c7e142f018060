import { expect, it } from 'vitest';
import { serverWriters } from '../../../cli/server/server-writers.ts';
import { everyKindOfPath, rulesOf } from './rules-of.ts';

const proxy = [{ from: '/api/', to: 'https://forms.example.edu:8443' }];
const rules = rulesOf({ proxy }, ['index.html', 'shell.html', '404.html']);

it.each([
  [
    'nginx',
    'nginx/site.conf',
    /location \^~ "\/api\/" \{\s+proxy_pass https:\/\/forms\.example\.edu:8443;/,
  ],
  [
    'caddy',
    'caddy/Caddyfile',
    /handle "\/api\/\*" \{\s+reverse_proxy https:\/\/forms\.example\.edu:8443 \{/,
  ],
  [
    'apache',
    '.htaccess',
    /RewriteRule "\^\(api\/\.\*\)\$" "https:\/\/forms\.example\.edu:8443\/\$1" "\[P,L\]"/,
  ],
  ['netlify', '_redirects', /^\/api\/\* https:\/\/forms\.example\.edu:8443\/api\/:splat 200!$/m],
  ['cloudflare', '_redirects', /^# \/api\/ is to be answered by https:/m],
  ['iis', 'web.config', /<!-- \/api\/ is to be answered by https:/],
] as const)(
  '%s passes paths on to another server, or says that it does not',
  (name, file, says) => {
    expect(serverWriters[name].files(rules).get(file)).toMatch(says);
  },
);

it.each([
  [
    'nginx',
    'nginx/site.conf',
    /location \^~ "\/hooks\/" \{\s+proxy_pass http:\/\/a\.example\/site\/hooks\/;/,
  ],
  ['nginx', 'nginx/site.conf', /location \^~ "\/api\/" \{\s+proxy_pass http:\/\/a\.example;/],
  ['caddy', 'caddy/Caddyfile', /handle "\/site\/hooks\/\*" \{\s+reverse_proxy/],
  [
    'apache',
    '.htaccess',
    /RewriteRule "\^\(hooks\/\.\*\)\$" "http:\/\/a\.example\/site\/\$1" "\[P,L\]"/,
  ],
  ['apache', '.htaccess', /# \/api\/ lies outside of \/site\//],
  ['netlify', '_redirects', /^\/site\/hooks\/\* http:\/\/a\.example\/site\/hooks\/:splat 200!$/m],
] as const)('%s counts paths from the root of the host (%s, %s)', (name, file, says) => {
  const source = everyKindOfPath();
  const below = rulesOf(
    {
      proxy: ['/site/hooks/', '/api/'].map((from) => ({ from, to: 'http://a.example' })),
    },
    ['index.html', 'shell.html', '404.html'],
    { ...source, site: { ...source.site, base: '/site/' } },
  );
  expect(serverWriters[name].files(below).get(file)).toMatch(says);
});
