import { describe, expect, it } from 'vitest';
import { apacheFiles } from '../../../cli/server/apache/apache-files.ts';
import { caddyFiles } from '../../../cli/server/caddy/caddy-files.ts';
import { rulesOf } from './rules-of.ts';

const rules = rulesOf({}, ['index.html', 'shell.html', 'static/a.js', '404.html']);
const caddy = caddyFiles(rules).get('caddy/Caddyfile') ?? '';
const lines = caddy.split('\n').map((line) => line.trim());

describe('what caches are told', () => {
  it('has Caddy say of every answer that it is asked for again, before any address is led on', () => {
    const first = lines.indexOf('header Cache-Control no-cache');
    expect(first).toBeGreaterThan(0);
    expect(lines.findIndex((line) => line.startsWith('redir '))).toBeGreaterThan(first);
    const served = lines.indexOf('header Cache-Control {site_caching}');
    expect(served).toBeGreaterThan(first);
  });

  it('has Caddy say that answers differ by encoding wherever it takes a compressed file', () => {
    const served = caddy.split('precompressed br gzip').slice(0, -1);
    expect(served.length).toBeGreaterThan(3);
    for (const before of served) {
      expect(before.slice(before.lastIndexOf('rewrite *'))).toMatch(
        /file \{http\.request\.uri\.path\}\.br .*Vary "Accept-Encoding.*defer/s,
      );
    }
  });

  it('has Apache say so of files that have compressed ones beside them', () => {
    expect(apacheFiles(rules).get('.htaccess')).toMatch(
      /^Header merge Vary Accept-Encoding "expr=-f '%\{REQUEST_FILENAME\}\.br'/m,
    );
  });
});
