import { expect, it } from 'vitest';
import { apacheFiles } from '../../../cli/server/apache/apache-files.ts';
import { caddyFiles } from '../../../cli/server/caddy/caddy-files.ts';
import { cloudflareFiles } from '../../../cli/server/cloudflare/cloudflare-files.ts';
import { iisFiles } from '../../../cli/server/iis/iis-files.ts';
import { netlifyFiles } from '../../../cli/server/netlify/netlify-files.ts';
import { nginxFiles } from '../../../cli/server/nginx/nginx-files.ts';
import { encodedPathRegex, regexText } from '../../../cli/server/text/regex-text.ts';
import { readWebConfig } from './iis-interpreter.ts';
import { everyKindOfPath, rulesOf } from './rules-of.ts';

const hostileAgent = 'A"; } server { listen 1; } # \x24{x} {env.HOME} \\';
const source = everyKindOfPath();
const rules = rulesOf({}, ['index.html', 'shell.html'], {
  ...source,
  devices: {
    ...source.devices,
    phone: { ...source.devices?.phone, label: 'x', userAgents: ['iPhone', hostileAgent] },
  },
});

/** What stands in quotes, as nginx and Caddy end it. */
const withoutQuoted = (text: string): string => text.replace(/"(?:[^"\\]|\\.)*"/g, '""');

it.each([
  ['nginx', nginxFiles(rules).get('nginx/site.conf') ?? ''],
  ['Caddy', caddyFiles(rules).get('caddy/Caddyfile') ?? ''],
])('what a site file says cannot leave its quotes in the configuration of %s', (name, text) => {
  const bare = withoutQuoted(text.replace(/^\s*#.*$/gm, ''));
  expect(text).toContain('x.example');
  expect(bare).not.toMatch(/x\.example|HOME|listen 1;|ailleurs|http\.request\.host\}/);
  // Nor does anything in quotes become a variable.
  if (name === 'Caddy') expect(text).not.toMatch(/\{http\.request\.host\}|\{env\./);
  else expect(text).toMatch(/"https:\/\/x\.example\/\\";\}\$\{\w+_dollar\}uri\{/);
});

it('nor end a directive of Apache, or an element of IIS', () => {
  const apache = (apacheFiles(rules).get('.htaccess') ?? '').replace(/^\s*#.*$/gm, '');
  expect(apache).toContain('x.example');
  expect(withoutQuoted(apache)).not.toMatch(/x\.example|HOME|listen 1;|ailleurs/);
  // Nothing escapes a quotation mark in what mod_rewrite reads.
  const written = apache.match(/^Rewrite(?:Rule|Cond) .*$/gm) ?? [];
  expect(written.length).toBeGreaterThan(50);
  expect(
    written.filter(
      (line) =>
        !/^Rewrite(?:Rule(?: "[^"]*"){2} "\[[^"]*\]"|Cond(?: "[^"]*"){2} \[NV\])$/.test(line),
    ),
  ).toEqual([]);
  const iis = readWebConfig(iisFiles(rules).get('web.config') ?? '', rules.files).document;
  expect(iis.querySelector('parsererror')).toBe(null);
  expect(iis.querySelectorAll('configuration').length).toBe(1);
});

it.each([
  ['netlify', netlifyFiles(rules)],
  ['cloudflare', cloudflareFiles(rules)],
])('nor begin a line of its own on %s', (_, texts) => {
  const lines = (texts.get('_redirects') ?? '').split('\n').filter((line) => !line.startsWith('#'));
  expect(
    lines
      .filter((line) => line !== '')
      .every((line) => /^\/\S*(?: [\w-]+=\S+)* \S+ \d{3}!?$/.test(line)),
  ).toBe(true);
});

it.each([
  ['/news', '/NEWS', true],
  ['/news', '/newsx', false],
  ['/新闻', '/%E6%96%B0%E9%97%BB', true],
  ['/新闻', '/%e6%96%b0%e9%97%bb', true],
  ['/été', '/%C3%89t%C3%A9', true],
  ['/été', '/e%CC%81te%CC%81', true],
  ["/l'eau+a.b", '/l%27eau%2Ba.b', true],
  ["/l'eau+a.b", "/l'eau+axb", false],
  ['/$a(b)[c]', '/$a(b)[c]', true],
])('%s is found at %s: %s', (path, asked, isFound) => {
  expect(new RegExp(`^${encodedPathRegex(path)}$`, 'i').test(asked)).toBe(isFound);
});

it('spells what means something in a regular expression or a configuration', () => {
  const hostile = '.*+?^\x24{}()|[]\\"\' ;#\n';
  expect(regexText(hostile)).toMatch(/^(?:\\x[0-9a-f]{2}|\\\.)+$/);
  expect(new RegExp(`^${regexText(hostile)}$`).test(hostile)).toBe(true);
});
