import { extname } from 'node:path';
import { choosesDevice } from '../../../schema/visit/chooses-device.ts';
import { contentTypeOf } from '../../files/content-type.ts';
import { checkedCaching, hashedCaching, hashedFolder } from '../rules/cache-control.ts';
import { fallbackFolder, partFileEnd } from '../rules/own-address.ts';
import { hasHomeAtRoot, type ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { decodablePath } from '../text/path-regex.ts';
import { regexText } from '../text/regex-text.ts';
import { siteHosts, siteRoot } from '../text/site-hosts.ts';
import { markRegexes } from '../twins/twin-patterns.ts';
import { block } from './caddy-block.ts';
import { type CaddyMap, capture, literalText, mapLines, quoted } from './caddy-map.ts';
import { deviceMaps } from './device-maps.ts';
import { hostLines } from './host-maps.ts';
import { redirectLines, redirectMaps } from './redirect-maps.ts';
import { none, routeMaps } from './route-maps.ts';

/** The maps that find the files of an answer. */
function fileMaps(rules: ServerRules): CaddyMap[] {
  const { model, roots, notFound, partKeys, files, htmlFiles, shell } = rules;
  const base = model.base.slice(0, -1);
  const known = [...partKeys, 'device'].map(regexText).join('|');
  const prefixed = Object.entries(model.languages)
    .filter(([, { prefix }]) => prefix !== '')
    .sort(([, a], [, b]) => b.prefix.length - a.prefix.length);
  const isAlone = shell === '/index.html';
  const types = new Map(
    [...files].flatMap((file) => {
      const ending = extname(file);
      return /^\.\w+$/.test(ending) ? [[ending, contentTypeOf(file)] as const] : [];
    }),
  );
  return [
    {
      about: 'Addresses that cannot be decoded, and those that browsers read as another host’s.',
      source: '{site_path}',
      targets: ['site_refused'],
      rows: [{ regex: `^${decodablePath()}$`, values: [''] }],
      fallback: ['1'],
    },
    {
      about:
        'Files whose names begin with a dot are nobody’s business (RFC 8615 excepted), and those of pages have addresses. A file has no slash at its end.',
      source: '{site_uri}',
      targets: ['site_plain_file'],
      rows: [
        ...htmlFiles.map((file) => ({ text: literalText(`/${file}`), values: ['{site_uri}'] })),
        { regex: `^/${fallbackFolder}.*\\.html$`, values: [none] },
        { regex: `(?s)^(?:/[^./][^/]*)*${partFileEnd}`, values: [capture(0)] },
        { regex: '\\.html$', values: [none] },
        { regex: '(?s)^(?:/\\.well-known)?((?:/[^./][^/]*)*)$', values: [capture(0)] },
      ],
      fallback: [none],
    },
    {
      source: '{site_uri}',
      targets: ['site_file'],
      rows: hasHomeAtRoot(rules) ? [{ text: '/', values: ['/index'] }] : [],
      fallback: ['{site_plain_file}'],
    },
    {
      about: 'Further parts of pages have files of their own; other queries have none.',
      source: '{http.request.orig_uri.query}',
      targets: ['site_known_query'],
      rows: [{ regex: `^(?:(?:${known})=[^&]*(?:&|$))+$`, values: ['1'] }],
    },
    ...partKeys.map(
      (key): CaddyMap => ({
        source: `{site_known_query}:{http.request.uri.query.${key}}`,
        targets: [`site_part_${key}`],
        rows: [
          ...(key === 'page' ? [{ text: '1:1', values: [''] }] : []),
          { regex: '^1:([\\w-]+)$', values: [`.${key}-${capture(1)}`] },
        ],
      }),
    ),
    {
      source: '{site_root} {site_page_device}',
      targets: ['site_root_page'],
      rows: roots.flatMap(({ language, page }) =>
        page === undefined
          ? []
          : Object.keys(model.devices)
              .filter((device) => isAlone || device === model.defaultDevice)
              .map((device) => ({ text: `${language} ${device}`, values: [literalText(page)] })),
      ),
      fallback: [none],
    },
    {
      about: 'A slash inside of a segment would name the file of another page.',
      source: '{site_path}',
      targets: ['site_plain_page'],
      rows: [{ regex: '(?i)%2f|%5c', values: [none] }],
      fallback: ['{site_file}'],
    },
    {
      source: '{site_canonical}',
      targets: ['site_own_page'],
      rows: [{ text: '', values: [none] }],
      fallback: ['{site_plain_page}'],
    },
    {
      source: '{site_root}',
      targets: ['site_page'],
      rows: [{ text: '', values: ['{site_own_page}'] }],
      fallback: ['{site_root_page}'],
    },
    {
      source: '{site_root}{site_canonical}',
      targets: ['site_shell'],
      rows: [{ text: '', values: [none] }],
      fallback: [shell],
    },
    {
      about: 'The page for addresses that open nothing.',
      source: '{site_path}',
      targets: ['site_lost_language'],
      rows: prefixed.map(([language, { prefix }]) => ({
        regex: `(?i)${regexText(askedPath(prefix))}(?:/|$)`,
        values: [language],
      })),
      fallback: [model.defaultLanguage],
    },
    {
      source: '{site_path}',
      targets: ['site_lost_suffix'],
      rows: markRegexes(model).map(({ device, regex }) => ({
        regex: `(?i)^${regex}(?:/|$)`,
        values: [device],
      })),
    },
    {
      source: '{site_lost_suffix}',
      targets: ['site_lost_device'],
      rows: [{ text: '', values: ['{site_visitor}'] }],
      fallback: ['{site_lost_suffix}'],
    },
    {
      source: '{site_lost_language}.{site_lost_device}',
      targets: ['site_lost_page'],
      rows: notFound.map(({ language, device, file }) => ({
        text: `${language}.${device}`,
        values: [literalText(file)],
      })),
      fallback: [literalText(notFound[0]?.file ?? shell)],
    },
    {
      source: '{http.request.uri.path}',
      targets: ['site_type'],
      rows: [...types].map(([ending, type]) => ({
        regex: `${regexText(ending)}$`,
        values: [type],
      })),
      fallback: ['application/octet-stream'],
    },
    {
      source: '{http.request.orig_uri.path}',
      targets: ['site_caching'],
      rows: [{ regex: `^${regexText(base + hashedFolder)}`, values: [hashedCaching] }],
      fallback: [checkedCaching],
    },
  ];
}

/** Other methods than those that a site is asked with (RFC 9110, 15.5.6). */
const methodLines = block('route @not_asked', [
  'header Allow "GET, HEAD"',
  'respond "GET and HEAD only\n" 405',
]);

const searchLines = ({ settings: { search }, searchPaths, model }: ServerRules): string[] =>
  search === undefined
    ? []
    : searchPaths.flatMap((path) =>
        block(`handle ${quoted(literalText(model.base.slice(0, -1) + path))}`, [
          ...(model.base === '/' ? [] : [`uri strip_prefix ${model.base.slice(0, -1)}`]),
          '# Questions as browsers ask them, without a body.',
          ...methodLines,
          ...block('request_body', ['max_size 1']),
          '# Caddy has no limit of requests without a plugin; nginx has one.',
          ...block(`reverse_proxy ${search.to}`, [
            'header_up -Cookie',
            'header_up Host {upstream_hostport}',
            'header_down -Set-Cookie',
          ]),
        ]),
      );

/** Paths that another server answers. */
const proxyLines = ({ settings: { proxy = [] } }: ServerRules): string[] =>
  proxy.flatMap(({ from, to }) =>
    block(`handle ${quoted(`${literalText(from)}*`)}`, [
      ...block(`reverse_proxy ${to}`, ['header_up Host {upstream_hostport}']),
    ]),
  );

function siteAddresses(rules: ServerRules): string {
  const { https = false, port } = rules.settings;
  const hosts = siteHosts(rules);
  const scheme = https ? 'https' : 'http';
  return (hosts.length === 0 ? [''] : hosts)
    .map((host) => `${scheme}://${host}${port === undefined ? '' : `:${port}`}`)
    .join(', ');
}

/**
 * Says of files with compressed forms that the answer depends on which of them is taken: Caddy says so of those alone.
 * It waits for the answer, and takes the place of all that was said before.
 */
const varyLines = (name: string, varies: boolean, conditions: readonly string[] = []): string[] => [
  ...block(`@${name}`, [
    'file {http.request.uri.path}.br {http.request.uri.path}.gz',
    ...conditions,
  ]),
  ...block(`header @${name}`, [
    `Vary "Accept-Encoding${varies ? ', User-Agent, Cookie' : ''}"`,
    'defer',
  ]),
];

/**
 * The configuration for Caddy 2.6 and newer: https://caddyserver.com/docs/caddyfile. With `https`, Caddy gets and renews
 * its certificates, and leads there from http.
 * @returns texts by file name
 */
export function caddyFiles(rules: ServerRules): ReadonlyMap<string, string> {
  const { model, headers, partKeys, serverError } = rules;
  const base = model.base.slice(0, -1);
  const part = partKeys.map((key) => `{site_part_${key}}`).join('');
  const serve = (status?: number): string[] => [
    'header Content-Type {site_type}',
    ...block('file_server', [
      'precompressed br gzip',
      'disable_canonical_uris',
      ...(status === undefined ? [] : [`status ${status}`]),
    ]),
  ];
  const isVarying = choosesDevice(model);
  const lines = [
    '# Written by `site build --server caddy`; changes are lost.',
    ...block(siteAddresses(rules), [
      `root * ${quoted(siteRoot(rules))}`,
      '',
      ...[
        ...routeMaps(rules),
        ...redirectMaps(rules),
        ...deviceMaps(rules),
        ...fileMaps(rules),
      ].flatMap(mapLines),
      '',
      ...block(
        'header',
        headers.map(({ name, value }) => `${name} ${quoted(value)}`),
      ),
      // What takes a header away waits for the answer, and takes its block with it: errors would go without.
      'header -Server',
      '',
      '@not_asked not method GET HEAD',
      ...searchLines(rules),
      ...proxyLines(rules),
      ...block('route', [
        '# Moved addresses and refusals, too: browsers keep a 301 for good where nothing else is said.',
        `header Cache-Control ${checkedCaching}`,
        ...methodLines,
        ...(base === ''
          ? []
          : [
              `@bare vars {http.request.orig_uri.path} ${quoted(base)}`,
              `redir @bare ${quoted(`${model.base}{site_query}`)} 301`,
            ]),
        '@elsewhere vars {site_path} ""',
        'error @elsewhere 404',
        '# Addresses that cannot be decoded, and those that browsers read as another host’s.',
        '@refused vars {site_refused} 1',
        'respond @refused "the address cannot be decoded\n" 400',
        '# Files go before pages that could have their addresses.',
        '@file file {site_plain_file}',
        ...block('route @file', [
          'rewrite * {http.matchers.file.relative}',
          'header Cache-Control {site_caching}',
          ...varyLines('packed_file', false),
          ...serve(),
        ]),
        ...hostLines(rules),
        ...redirectLines(rules),
        `@index vars {site_path} /index.html`,
        `redir @index ${quoted(`${model.base}{site_query}`)} 301`,
        '@forward not vars {site_forward} ""',
        'redir @forward {site_forward} 301',
        ...block('@respelled', [
          'not vars {site_canonical} ""',
          'not vars {site_canonical} {site_path}',
          'vars {site_asked} ""',
        ]),
        `redir @respelled ${quoted(`${base}{site_canonical}{site_query}`)} 301`,
        ...(isVarying
          ? [
              '@varies not vars {site_varies} ""',
              'header @varies Vary "User-Agent, Cookie"',
              ...block('@lead', ['not vars {site_twin} ""', 'not vars {site_twin} {site_path}']),
              '@cookie not vars {site_cookie} ""',
              'header @cookie Set-Cookie {site_cookie}',
              ...block('route @lead', [
                'header Vary "User-Agent, Cookie"',
                `redir * ${quoted(`${base}{site_twin}{site_query}`)} 302`,
              ]),
            ]
          : []),
        ...block('@found file', [
          `try_files ${quoted(`{site_page}${part}.html`)} "{site_page}.html" ${quoted(`{site_fallback}${part}.html`)} "{site_fallback}.html" {site_shell}`,
        ]),
        ...block('route @found', [
          'rewrite * {http.matchers.file.relative}',
          'header Cache-Control {site_caching}',
          ...(isVarying
            ? [
                ...varyLines('packed_same', false, ['vars {site_varies} ""']),
                ...varyLines('packed_other', true, ['not vars {site_varies} ""']),
              ]
            : varyLines('packed_page', false)),
          ...serve(),
        ]),
        'error * 404',
      ]),
      '',
      ...block('handle_errors', [
        'header -Server',
        `header Cache-Control ${checkedCaching}`,
        ...(isVarying ? ['header Vary "User-Agent, Cookie"'] : []),
        ...block('@no_file', [
          'expression {http.error.status_code} == 404',
          'vars_regexp {site_path} "\\.\\w+$"',
          'not header Accept *text/html*',
        ]),
        ...block('route @no_file', [
          'header Content-Type "text/plain; charset=utf-8"',
          'respond "there is no such file\n" 404',
        ]),
        '@lost expression {http.error.status_code} == 404',
        ...block('route @lost', [
          'rewrite * {site_lost_page}',
          ...varyLines('packed_lost', isVarying),
          ...serve(404),
        ]),
        ...(rules.redirects.length === 0
          ? []
          : [
              '@gone_page expression {http.error.status_code} == 410',
              ...block('route @gone_page', [
                'rewrite * {site_lost_page}',
                ...varyLines('packed_gone', isVarying),
                ...serve(410),
              ]),
            ]),
        ...(serverError === undefined
          ? []
          : block('route', [
              `rewrite * ${serverError}`,
              'header Content-Type "text/html; charset=utf-8"',
              ...block('file_server', ['status {http.error.status_code}']),
            ])),
      ]),
    ]),
    '',
  ];
  return new Map([['caddy/Caddyfile', lines.join('\n')]]);
}
