import { extname } from 'node:path';
import { contentTypeOf } from '../../files/content-type.ts';
import type { Header } from '../rules/security-headers.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { siteHosts, siteRoot } from '../text/site-hosts.ts';
import { deviceMaps } from './device-maps.ts';
import { fileMaps } from './file-maps.ts';
import { mapLines, type NginxMap } from './nginx-map.ts';
import { literalText, type Names, quoted, siteNames } from './nginx-text.ts';
import { routeMaps } from './route-maps.ts';

const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `  ${line}`));

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];

/** The media types of all files of a site, as `site preview` sends them. */
function typeLines({ files }: ServerRules): string[] {
  const endings = new Map<string, Set<string>>();
  for (const file of files) {
    const ending = extname(file).slice(1);
    if (!/^\w+$/.test(ending) || ending === 'br' || ending === 'gz') continue;
    const type = contentTypeOf(file);
    endings.set(type, (endings.get(type) ?? new Set()).add(ending));
  }
  return block(
    'types',
    [...endings]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, all]) => `${quoted(type)} ${[...all].sort().join(' ')};`),
  );
}

const headerLine = ({ name, value }: Header, names: Names): string =>
  `add_header ${name} ${quoted(literalText(value, names))} always;`;

/** What is asked of the search engine goes through this server, which bounds how often (ngx_http_limit_req_module). */
const searchLines = ({ settings: { search }, searchPaths }: ServerRules, names: Names) =>
  search === undefined
    ? []
    : searchPaths.flatMap((path) =>
        block(`location = ${quoted(path)}`, [
          `limit_req zone=${names.bare('search')} burst=${search.burst ?? 20} nodelay;`,
          'limit_req_status 429;',
          `proxy_pass ${search.to};`,
          'proxy_set_header Host $proxy_host;',
          'proxy_set_header Cookie "";',
        ]),
      );

function listenLines(rules: ServerRules): string[] {
  const { settings } = rules;
  const { https = false, certificate } = settings;
  const [host] = siteHosts(rules);
  const port = settings.port ?? (https ? 443 : 80);
  if (!https) return [`listen ${port};`, `listen [::]:${port};`];
  const folder = `/etc/letsencrypt/live/${host ?? 'site'}`;
  const { file, key } = certificate ?? {
    file: `${folder}/fullchain.pem`,
    key: `${folder}/privkey.pem`,
  };
  return [
    `listen ${port} ssl http2;`,
    `listen [::]:${port} ssl http2;`,
    `ssl_certificate ${quoted(file)};`,
    `ssl_certificate_key ${quoted(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:SSL:10m;',
  ];
}

function siteLines(rules: ServerRules, names: Names): string[] {
  const { model, headers, notFound, serverError } = rules;
  const { read, inText } = names;
  const { base } = model;
  const errorFiles = [...notFound.map(({ file }) => file), ...(serverError ? [serverError] : [])];
  const places = [...new Set(errorFiles.map((file) => file.replace(/^\/errors\/.*/, '/errors/')))];
  const leadHome = `if (${read('leads_home_now')}) { return 301 ${read('leads_home_now')}; }`;
  return [
    ...listenLines(rules),
    `server_name ${siteHosts(rules).join(' ') || '_'};`,
    `root ${quoted(siteRoot(rules))};`,
    '',
    'server_tokens off;',
    'merge_slashes off;',
    'absolute_redirect off;',
    'default_type application/octet-stream;',
    ...typeLines(rules),
    '',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'etag on;',
    '',
    ...headers.map((header) => headerLine(header, names)),
    `add_header Cache-Control ${quoted(inText('caching'))} always;`,
    ...(Object.keys(model.devices).length > 1
      ? [
          `add_header Vary ${quoted(inText('varies'))} always;`,
          `add_header Set-Cookie ${quoted(inText('cookie'))} always;`,
        ]
      : []),
    '',
    `error_page 404 ${read('not_found')};`,
    ...(serverError === undefined ? [] : [`error_page 500 502 503 504 ${serverError};`]),
    '',
    ...(base === '/'
      ? []
      : [
          `if ($request_uri ~ "^${base.slice(0, -1)}(\\?|$)") { return 301 ${quoted(`${base}$is_args$args`)}; }`,
          `rewrite "^${base}(.*)$" "/$1";`,
          '',
        ]),
    ...searchLines(rules, names),
    // Where nginx itself goes for an answer: there, what an address is asked for is not looked at again.
    ...places.flatMap((path) =>
      block(
        path.endsWith('/') ? `location ${path}` : `location = ${path}`,
        // The folder itself is no address.
        path === '/index.html' ? [leadHome] : path.endsWith('/') ? ['try_files $uri =404;'] : [],
      ),
    ),
    ...block('location @no_file', [
      'default_type "text/plain; charset=utf-8";',
      'types {}',
      'return 404 "there is no such file\\n";',
    ]),
    ...block('location /', [
      `if (${read('refused')}) { return 404; }`,
      leadHome,
      `if (${read('lead')}) { return 302 ${read('lead')}; }`,
      'try_files',
      ...indented([
        inText('file'),
        `${inText('page')}${inText('part')}.html`,
        `${inText('page')}.html`,
        `${inText('fallback')}${inText('part')}.html`,
        `${inText('fallback')}.html`,
        inText('shell'),
        '=404;',
      ]),
    ]),
  ];
}

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
  const maps: NginxMap[] = [
    ...routeMaps(rules, names),
    ...deviceMaps(rules, names),
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
