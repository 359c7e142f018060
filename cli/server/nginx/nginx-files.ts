import type { ServerRules } from '../rules/server-rules.ts';
import { siteHosts, siteRoot } from '../text/site-hosts.ts';
import { entryMaps } from './entry-locations.ts';
import { fileMaps } from './file-maps.ts';
import { hostMaps } from './host-maps.ts';
import { block } from './nginx-block.ts';
import { mapLines, type NginxMap } from './nginx-map.ts';
import { quoted, siteNames } from './nginx-text.ts';
import { pageDeviceMaps } from './page-device-maps.ts';
import { pageMaps } from './page-locations.ts';
import { entryAddresses } from './path-maps.ts';
import { redirectMaps } from './redirect-maps.ts';
import { routeMaps } from './route-maps.ts';
import { siteLines } from './site-lines.ts';
import { twinMaps } from './twin-maps.ts';
import { visitorMaps } from './visitor-maps.ts';

/** The server that leads from http to https (RFC 6797, 7.2). */
const plainServer = (rules: ServerRules): string[] =>
  block('server', [
    'listen 80;',
    'listen [::]:80;',
    `server_name ${siteHosts(rules).join(' ') || '_'};`,
    'server_tokens off;',
    'location /.well-known/acme-challenge/ {',
    `  root ${quoted(siteRoot(rules))};`,
    '}',
    'location / {',
    '  return 301 https://$host$request_uri;',
    '}',
  ]);

/**
 * The configuration for nginx 1.18 and newer, which its `http` block includes: https://nginx.org/en/docs/ (maps,
 * try_files, gzip_static, error_page). `if` stands in a location with nothing but `return` inside, which is safe.
 * @returns texts by file name
 */
export function nginxFiles(rules: ServerRules): ReadonlyMap<string, string> {
  const { settings, searchPaths, model } = rules;
  const [host] = siteHosts(rules);
  const names = siteNames(host, model.base);
  const { read, inText } = names;
  const entries = entryAddresses(rules);
  const maps: NginxMap[] = [
    ...routeMaps(rules, entries, names),
    ...redirectMaps(rules, names),
    ...visitorMaps(rules.model, names),
    ...twinMaps(rules, entries, names),
    ...pageDeviceMaps(rules.model, names),
    ...pageMaps(rules, names),
    ...hostMaps(rules, names),
    ...entryMaps(rules, names),
    {
      about: 'Who asks for a device variant gets it before the address is spelled anew.',
      source: inText('asked'),
      target: read('leads_home_now'),
      rows: [{ text: '', value: inText('leads_home') }],
    },
    ...fileMaps(rules, names),
  ];
  const lines = [
    '# Written by `site build --server nginx`, to be included in the http block of nginx; changes are lost.',
    `geo ${read('dollar')} { default "$"; }`,
    ...(settings.search && searchPaths.length > 0
      ? [
          `limit_req_zone $binary_remote_addr zone=${names.bare('search')}:10m rate=${settings.search.rate ?? 5}r/s;`,
        ]
      : []),
    '',
    ...maps.flatMap(mapLines),
    '',
    ...(settings.https ? plainServer(rules) : []),
    ...block('server', siteLines(rules, names)),
    '',
  ];
  return new Map([
    ['nginx/site.conf', lines.join('\n')],
    [
      'nginx/00-hashes.conf',
      [
        '# Written by `site build --server nginx`: room for the tables of all sites written so, before the first of them.',
        'map_hash_max_size 65536;',
        'map_hash_bucket_size 256;',
        'variables_hash_max_size 4096;',
        'variables_hash_bucket_size 128;',
        '',
      ].join('\n'),
    ],
    [
      'nginx/brotli.conf',
      [
        '# Written by `site build --server nginx`. Hands out the files that end in .br; it needs the module ngx_brotli',
        '# (Debian: libnginx-mod-http-brotli-static). Without the module, leave this file out.',
        'brotli_static on;',
        '',
      ].join('\n'),
    ],
  ]);
}
