import { extname } from 'node:path';
import { choosesDevice } from '../../../schema/visit/chooses-device.ts';
import { contentTypeOf } from '../../files/content-type.ts';
import { checkedCaching, hashedCaching, hashedFolder } from '../rules/cache-control.ts';
import { isPlainFile } from '../rules/plain-file.ts';
import { type Header, plainHeaders } from '../rules/security-headers.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { siteHosts, siteRoot } from '../text/site-hosts.ts';
import { entryLocations } from './entry-locations.ts';
import { fileLocations } from './file-locations.ts';
import { hostLines } from './host-maps.ts';
import { block, indented } from './nginx-block.ts';
import { literalText, type Names, quoted } from './nginx-text.ts';
import { pageLocations } from './page-locations.ts';
import { partLocation } from './part-location.ts';
import { redirectLines } from './redirect-maps.ts';

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

/**
 * What a site is asked with. Answers to other methods have to say so (RFC 9110, 15.5.6), all others may (10.2.1), and
 * what is the same for all costs nginx nothing to find out.
 */
const allowLine = 'add_header Allow "GET, HEAD" always;';

/**
 * What is asked of the search engine goes through this server, which bounds how often (ngx_http_limit_req_module): questions
 * as browsers ask them, without a body, and answers without cookies.
 */
const searchLines = ({ settings: { search }, searchPaths }: ServerRules, names: Names) =>
  search === undefined
    ? []
    : searchPaths.flatMap((path) =>
        block(`location = ${quoted(path)}`, [
          `limit_req zone=${names.bare('search')} burst=${search.burst ?? 20} nodelay;`,
          'limit_req_status 429;',
          'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
          `proxy_pass ${search.to};`,
          'proxy_pass_request_body off;',
          'proxy_set_header Content-Length "";',
          'proxy_set_header Host $proxy_host;',
          'proxy_set_header Cookie "";',
          'proxy_hide_header Set-Cookie;',
        ]),
      );

/** Paths that another server answers. Uploads may be as large as forms allow. */
const proxyLines = ({ settings: { proxy = [] }, model: { base } }: ServerRules): string[] =>
  proxy.flatMap(({ from, to }) => {
    // The base is taken off what is asked for before a location is looked for.
    const isBelow = base !== '/' && from.startsWith(base);
    return block(`location ^~ ${quoted(isBelow ? from.slice(base.length - 1) : from)}`, [
      `proxy_pass ${to}${isBelow ? from : ''};`,
      'proxy_ssl_server_name on;',
      'proxy_set_header Host $proxy_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Host $host;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'client_max_body_size 100m;',
    ]);
  });

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

/** What is said of an answer of the given caching; a location that has a header of its own inherits none. */
const headerLines = (rules: ServerRules, caching: string, names: Names): string[] => [
  ...rules.headers.map((header) => headerLine(header, names)),
  allowLine,
  `add_header Cache-Control ${quoted(caching)} always;`,
];

/** Files that are no pages: what a page needs to be found out of its address is passed over. */
function fileLines(rules: ServerRules, names: Names): string[] {
  const { folders, plainFolders, files } = fileLocations(rules);
  const passedOn = (rules.settings.proxy ?? []).map(({ from }) => from);
  const taken = new Set([...rules.searchPaths, ...errorPlaces(rules), ...passedOn]);
  const fileBlock = (head: string, path: string, isPlain: boolean): string[] => {
    const headers = isPlain ? plainHeaders(rules.headers) : rules.headers;
    return block(`location ${head} ${quoted(path)}`, [
      ...headers.map((header) => headerLine(header, names)),
      allowLine,
      path.startsWith(hashedFolder)
        ? // Of files that are there, and of nothing else.
          `add_header Cache-Control ${quoted(hashedCaching)};`
        : `add_header Cache-Control ${quoted(checkedCaching)} always;`,
      'try_files $uri @pages;',
    ]);
  };
  const isFree = (path: string): boolean => !taken.has(path);
  return [...new Set([...folders, ...plainFolders].filter(isFree))]
    .sort()
    .flatMap((path) => fileBlock('^~', path, plainFolders.includes(path)))
    .concat(files.filter(isFree).flatMap((path) => fileBlock('=', path, isPlainFile(path))));
}

/** Where nginx itself goes for the pages of errors. */
function errorPlaces({ notFound }: ServerRules): readonly string[] {
  return [...new Set(notFound.map(({ file }) => file.replace(/^\/errors\/.*/, '/errors/')))];
}

/** The lines of the server block of a site: headers, locations, what is tried for an address. */
export function siteLines(rules: ServerRules, names: Names): string[] {
  const { model, serverError } = rules;
  const { read, inText } = names;
  const { base } = model;
  const hasDevices = choosesDevice(model);
  const leadHome = `if (${read('leads_home_now')}) { return 301 ${read('leads_home_now')}; }`;
  const pageLines = [
    `if (${read('path')} = "") { return 404; }`,
    `if (${read('refused')}) { return 400; }`,
    ...redirectLines(rules, names),
    leadHome,
    ...(hasDevices ? [`if (${read('lead')}) { return 302 ${read('lead')}; }`] : []),
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
  ];
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
    // What was found on the disk is known for a second: another release is seen then.
    'open_file_cache max=2000 inactive=30s;',
    'open_file_cache_valid 1s;',
    'open_file_cache_errors on;',
    '',
    ...headerLines(rules, checkedCaching, names),
    ...(hasDevices
      ? [
          `add_header Vary ${quoted(inText('varies'))} always;`,
          `add_header Set-Cookie ${quoted(inText('cookie'))} always;`,
        ]
      : []),
    '',
    `error_page 404 ${read('not_found')};`,
    ...(rules.redirects.length === 0 ? [] : [`error_page 410 ${read('lost_page')};`]),
    ...(serverError === undefined ? [] : ['error_page 500 502 503 504 @failed;']),
    '',
    ...(base === '/'
      ? []
      : [
          `if ($request_uri ~ "^${base.slice(0, -1)}(\\?|$)") { return 301 ${quoted(`${base}$is_args$args`)}; }`,
          `rewrite "^${base}(.*)$" "/$1";`,
          '',
        ]),
    ...hostLines(rules, names),
    ...searchLines(rules, names),
    ...proxyLines(rules),
    // There, what an address is asked for is not looked at again.
    ...errorPlaces(rules).flatMap((path) =>
      block(
        path.endsWith('/') ? `location ${path}` : `location = ${path}`,
        // The folder itself is no address.
        path === '/index.html' ? [leadHome] : ['try_files $uri =404;'],
      ),
    ),
    ...(serverError === undefined
      ? []
      : block('location @failed', [`try_files ${serverError} =500;`])),
    ...block('location @no_file', [
      'default_type "text/plain; charset=utf-8";',
      'types {}',
      'return 404 "there is no such file\\n";',
    ]),
    ...fileLines(rules, names),
    ...partLocation(rules, '/', headerLines(rules, checkedCaching, names)),
    ...pageLocations(rules, headerLines(rules, checkedCaching, names), names),
    ...entryLocations(rules, headerLines(rules, checkedCaching, names), names),
    ...block('location /', pageLines),
    ...block('location @pages', pageLines),
  ];
}
