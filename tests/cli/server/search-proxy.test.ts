import { describe, expect, it } from 'vitest';
import { apacheFiles } from '../../../cli/server/apache/apache-files.ts';
import { caddyFiles } from '../../../cli/server/caddy/caddy-files.ts';
import { nginxFiles } from '../../../cli/server/nginx/nginx-files.ts';
import { everyKindOfPath, rulesOf } from './rules-of.ts';

const source = everyKindOfPath();
const rules = rulesOf(
  { search: { to: 'http://127.0.0.1:4711' }, port: 4705, root: '/tmp/we-www' },
  ['index.html', 'shell.html', 'static/a.js', 'errors/404.fr.desktop.html', '404.html'],
  {
    ...source,
    search: { ...source.search, service: { url: '/find?q={keyword}', items: 'hits' } } as never,
  },
);
const nginx = nginxFiles(rules).get('nginx/site.conf') ?? '';
const caddy = caddyFiles(rules).get('caddy/Caddyfile') ?? '';

/** A block of a configuration, from its head to its end. */
function blockOf(text: string, head: string): string {
  const start = text.indexOf(head);
  const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  return start < 0 ? '' : text.slice(start, text.indexOf(`\n${indent}}`, start));
}

describe('what passes searches on', () => {
  it('has nginx ask as browsers do, without a body, and keep cookies from both sides', () => {
    const lines = blockOf(nginx, 'location = "/find"')
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
        'proxy_pass_request_body off;',
        'proxy_set_header Content-Length "";',
        'proxy_set_header Cookie "";',
        'proxy_hide_header Set-Cookie;',
      ]),
    );
  });

  it('has Caddy do the same', () => {
    const text = blockOf(caddy, 'handle "/find"');
    for (const line of [
      'route @not_asked {',
      'header Allow "GET, HEAD"',
      'max_size 1',
      'header_up -Cookie',
      'header_down -Set-Cookie',
    ]) {
      expect(text).toContain(line);
    }
  });
});

it('nginx says what a site may be asked with, wherever headers are said anew', () => {
  const heads = nginx.match(/add_header Cache-Control/g) ?? [];
  const allows = nginx.match(/add_header Allow "GET, HEAD" always;/g) ?? [];
  expect(heads.length).toBeGreaterThan(2);
  expect(allows.length).toBe(heads.length);
});

it('Caddy and Apache refuse other methods than those that a site is asked with, and say which', () => {
  expect(caddy.match(/@not_asked not method GET HEAD/g)).toHaveLength(1);
  expect(caddy.match(/route @not_asked \{\s+header Allow "GET, HEAD"/g)).toHaveLength(2);
  const apache = apacheFiles(rules).get('.htaccess') ?? '';
  expect(apache).toMatch(/%\{REQUEST_METHOD\}"? "?!\^\(\?:GET\|HEAD\)\$.*\n.*R=405,L/);
  expect(apache).toContain('Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"');
});
