import { extname } from 'node:path';
import { choosesDevice } from '../../../schema/visit/chooses-device.ts';
import { contentTypeOf } from '../../files/content-type.ts';
import { checkedCaching, hashedCaching, hashedFolder } from '../rules/cache-control.ts';
import { fallbackFolder, partFileEnd } from '../rules/own-address.ts';
import { hasHomeAtRoot, type ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { decodablePath } from '../text/path-regex.ts';
import { decodedPathRegex, regexText } from '../text/regex-text.ts';
import { siteRoot } from '../text/site-hosts.ts';
import { markRegexes } from '../twins/twin-patterns.ts';
import { type Condition, env, headerValue, quoted, rule, substitution } from './apache-text.ts';
import { deviceHeaderLines, deviceLines, leadLines } from './device-lines.ts';
import { handedOut } from './handed-out.ts';
import { hostDeviceLines, hostLines } from './host-lines.ts';
import { routeLines } from './page-lines.ts';
import { redirectLines } from './redirect-lines.ts';

/** The further part of a page that a query asks for, where it asks for nothing else. */
function partLines({ partKeys }: ServerRules): string[] {
  const known = [...partKeys, 'device'].map(regexText).join('|');
  const onlyKnown: Condition = {
    of: '%{QUERY_STRING}',
    is: `^(?:(?:${known})=[^&]*(?:&|$))+$`,
  };
  return partKeys.flatMap((key) =>
    rule(
      [
        onlyKnown,
        { of: '%{QUERY_STRING}', is: `!(?:^|&)${key}=.*&${key}=` },
        ...(key === 'page' ? [{ of: '%{QUERY_STRING}', is: '!(?:^|&)page=1(?:&|$)' }] : []),
        { of: '%{QUERY_STRING}', is: `(?:^|&)${key}=([\\w-]+)(?:&|$)` },
      ],
      '^',
      '-',
      `E=site_part:${env('site_part')}.${key}-%1`,
    ),
  );
}

/** Paths that another server answers. */
const proxyLines = ({ settings: { proxy = [] }, model: { base } }: ServerRules): string[] =>
  proxy.length === 0
    ? []
    : [
        '# Needs mod_proxy and mod_proxy_http; for https:// also "SSLProxyEngine On" in the server’s own configuration.',
        ...proxy.flatMap(({ from, to }) =>
          from.startsWith(base)
            ? rule(
                [],
                `^(${regexText(from.slice(base.length))}.*)$`,
                `${substitution(to + base)}$1`,
                'P,L',
              )
            : [
                `# ${from} lies outside of ${base}, where this file has no say: write "ProxyPass ${from} ${to}${from}" there.`,
              ],
        ),
      ];

/** That the path which a rule captured has no name that begins with a dot (RFC 8615 excepted). */
const visible: Condition = { of: '/$1', is: '!/\\.(?!well-known(?:/|$))' };

/** Answers with a file if it is there, in the form that the browser takes. */
function fileRules(
  conditions: readonly Condition[],
  file: string,
  root: string,
  base: string,
): string[] {
  const forms = [
    { suffix: '.br', encoding: '\\bbr\\b' },
    { suffix: '.gz', encoding: '\\bgzip\\b' },
    { suffix: '', encoding: undefined },
  ];
  return forms.flatMap(({ suffix, encoding }) =>
    rule(
      [
        ...conditions,
        ...(encoding === undefined
          ? []
          : [
              { of: '%{HTTP:Accept-Encoding}', is: encoding },
              { of: '%{HTTP:Range}', is: '^$' },
            ]),
        { of: `${root}/${file}${suffix}`, is: '-f' },
      ],
      '^(.*)$',
      `${base}/${file}${suffix}`,
      'END',
    ),
  );
}

function answerLines(rules: ServerRules, root: string): string[] {
  const { roots, model, shell } = rules;
  const base = model.base.slice(0, -1);
  const isPage: Condition = { of: env('site'), is: '.' };
  const plain: Condition = { of: '%{THE_REQUEST}', is: '!^\\S+ [^? ]*%(?:2[Ff]|5[Cc])' };
  const hasFallback: Condition = { of: env('site_fallback'), is: '.' };
  const isAlone = shell === '/index.html';
  const part = env('site_part');
  return [
    '# Files, but for those whose names begin with a dot (RFC 8615 excepted) and those of pages; pages; fallback pages; the shell.',
    ...fileRules(
      [visible, handedOut(rules), { of: '$1', is: '.' }, { of: '$1', is: '!/$' }],
      '$1',
      root,
      base,
    ),
    ...fileRules([isPage, plain, visible, { of: part, is: '.' }], `$1${part}.html`, root, base),
    ...fileRules([isPage, plain, visible], '$1.html', root, base),
    ...(hasHomeAtRoot(rules)
      ? [`index${part}`, 'index'].flatMap((file) =>
          fileRules([{ of: env('site'), is: '^/$' }], `${file}.html`, root, base),
        )
      : []),
    ...roots.flatMap(({ language, page }) =>
      page === undefined
        ? []
        : fileRules(
            [
              { of: env('site_root'), is: `^${language}$` },
              ...(isAlone
                ? []
                : [
                    {
                      of: `${env('site_seen')}:${env('site_device')}`,
                      is: `^:|^1:${model.defaultDevice}$`,
                    },
                  ]),
            ],
            `${page.slice(1)}.html`,
            root,
            base,
          ),
    ),
    ...fileRules(
      [hasFallback, isPage, { of: part, is: '.' }],
      `${env('site_fallback')}${part}.html`,
      root,
      base,
    ),
    ...fileRules([hasFallback, isPage], `${env('site_fallback')}.html`, root, base),
    ...fileRules(
      [{ of: `${env('site')}${env('site_root')}`, is: '.' }],
      shell.slice(1),
      root,
      base,
    ),
    ...rule([], '^', '-', 'R=404,L'),
  ];
}

/** No page is an answer where a script or a picture is missing. */
const noFile = '/errors/404.txt';

/** The language and device variant that an address names by its looks, for the page that says that there is none. */
function lostLines({ model }: ServerRules): string[] {
  const base = regexText(model.base.slice(0, -1));
  const languages = Object.entries(model.languages)
    .filter(([, { prefix }]) => prefix !== '')
    .sort(([, a], [, b]) => a.prefix.length - b.prefix.length);
  const asked = (is: string): Condition => ({ of: '%{THE_REQUEST}', is: `^\\S+ ${is}` });
  return [
    ...rule([], '^', '-', `E=site_lost_language:${model.defaultLanguage}`),
    ...languages.flatMap(([language, { prefix }]) =>
      rule(
        [asked(`[^? ]*(?i:${regexText(askedPath(prefix))})(?:[/? ])`)],
        '^',
        '-',
        `E=site_lost_language:${language}`,
      ),
    ),
    ...markRegexes(model, '[^/? ]+').flatMap(({ device, regex }) =>
      rule([asked(`${base}(?i:${regex})(?:[/? ])`)], '^', '-', `E=site_lost_device:${device}`),
    ),
    ...rule([], '^', '-', `E=site_lost:${env('site_lost_language')}.${env('site_lost_device')}`),
    ...rule(
      [asked('[^? ]*\\.\\w+[? ]'), { of: '%{HTTP_ACCEPT}', is: '!text/html' }],
      '^',
      '-',
      'E=site_lost:file',
    ),
  ];
}

/** Where Apache goes when there is nothing: variables of the request have a prefix there. */
function errorLines({ model, notFound, redirects }: ServerRules, root: string): string[] {
  const base = model.base.slice(0, -1);
  const lost: Condition = {
    of: '%{ENV:REDIRECT_STATUS}',
    is: redirects.length === 0 ? '^404$' : '^4(?:04|10)$',
  };
  const pages = notFound.map(({ language, device, file }) => ({
    name: `${language}.${device}`,
    file,
  }));
  return [
    ...[{ name: 'file', file: noFile }, ...pages].flatMap(({ name, file }) =>
      fileRules(
        [lost, { of: env('REDIRECT_site_lost'), is: `^${regexText(name)}$` }],
        file.slice(1),
        root,
        base,
      ),
    ),
    ...rule([{ of: '%{ENV:REDIRECT_STATUS}', is: '^[45]' }], '^', '-', 'END'),
  ];
}

/**
 * `.htaccess` for Apache 2.4 (https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html): mod_rewrite and mod_headers, and
 * `AllowOverride All` for the folder.
 * @returns texts by path in the site
 */
export function apacheFiles(rules: ServerRules): ReadonlyMap<string, string> {
  const { model, headers, notFound, roots, files, serverError, settings, shell } = rules;
  const base = model.base.slice(0, -1);
  const root = siteRoot(rules);
  const types = new Map(
    [...files].flatMap((file) => {
      const ending = extname(file);
      return /^\.\w+$/.test(ending) && ending !== '.br' && ending !== '.gz'
        ? [[ending, contentTypeOf(file)] as const]
        : [];
    }),
  ).set('.txt', contentTypeOf(noFile));
  const lines = [
    '# Written by `site build --server apache`; changes are lost. It needs mod_rewrite, mod_headers and, for this folder,',
    `# AllowOverride All. The folder is taken to be ${root} (server.root). Searches with a slash need`,
    '# AllowEncodedSlashes NoDecode in the configuration of the server. A wrong date in the address of an entry is left to',
    '# the script: there are no maps here.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AddDefaultCharset Off',
    'FileETag MTime Size',
    ...[...types].map(([ending, type]) => `AddType ${quoted(type)} ${ending}`),
    'RemoveType .gz .br',
    'AddEncoding gzip .gz',
    'AddEncoding br .br',
    `ErrorDocument 404 ${base}${notFound[0]?.file ?? shell}`,
    ...(rules.redirects.length === 0
      ? []
      : [`ErrorDocument 410 ${base}${notFound[0]?.file ?? shell}`]),
    ...(serverError === undefined ? [] : [`ErrorDocument 500 ${base}${serverError}`]),
    '',
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    `RewriteBase ${model.base}`,
    '# The page of an error is served as it is.',
    ...errorLines(rules, root),
    '# Other methods than those that a site is asked with.',
    ...rule([{ of: '%{REQUEST_METHOD}', is: '!^(?:GET|HEAD)$' }], '^', '-', 'R=405,L'),
    ...(settings.https
      ? rule([{ of: '%{HTTPS}', is: '!on' }], '^', 'https://%{HTTP_HOST}%{REQUEST_URI}', 'R=301,L')
      : []),
    ...proxyLines(rules),
    ...deviceLines(rules),
    ...hostDeviceLines(rules),
    ...lostLines(rules),
    '# What cannot be decoded. Browsers read a backslash as a slash, and a path with two of them as another host.',
    ...rule(
      [{ of: '%{THE_REQUEST}', is: `!^\\S+ ${decodablePath('? ')}[? ]` }],
      '^',
      '-',
      'R=400,L',
    ),
    ...rule(
      [{ of: '%{THE_REQUEST}', is: `^\\S+ ${regexText(base)}/index\\.html[? ]` }],
      '^',
      substitution(model.base),
      'R=301,L',
    ),
    ...(base === ''
      ? []
      : rule(
          [{ of: '%{THE_REQUEST}', is: `^\\S+ ${regexText(base)}[? ]` }],
          '^',
          substitution(model.base),
          'R=301,L',
        )),
    ...rule([{ of: '%{THE_REQUEST}', is: '^\\S+ [^? ]*//' }], '^', '-', 'R=404,L'),
    ...redirectLines(rules),
    '# Files of further parts of pages go before routes with parameters, which could have this value.',
    ...fileRules(
      [visible, { of: '$1', is: `^(?!${fallbackFolder}).*${partFileEnd}` }],
      '$1',
      root,
      base,
    ),
    '# The roots of the languages.',
    ...roots.flatMap(({ paths, language }) =>
      paths.flatMap((path) =>
        rule(
          [],
          path === '' ? '^$' : `^${decodedPathRegex(path.slice(1))}/?$`,
          '-',
          `NC,E=site_root:${language}`,
        ),
      ),
    ),
    ...routeLines(rules, root),
    ...leadLines(rules),
    ...hostLines(rules),
    ...partLines(rules),
    ...answerLines(rules, root),
    '',
    ...headers.map(({ name, value }) => `Header always set ${name} ${headerValue(value)}`),
    'Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"',
    `Header always set Cache-Control ${quoted(checkedCaching)}`,
    `Header always set Cache-Control ${quoted(hashedCaching)} "expr=%{REQUEST_STATUS} =~ /^(?:200|206|304)$/ && %{THE_REQUEST} =~ m#^\\S+ ${regexText(base + hashedFolder)}#"`,
    '<FilesMatch "\\.(?:br|gz)$">',
    '  Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    '# Of what has compressed forms, the plain one depends on the browser as well.',
    "Header merge Vary Accept-Encoding \"expr=-f '%{REQUEST_FILENAME}.br' || -f '%{REQUEST_FILENAME}.gz'\"",
    ...(choosesDevice(model) ? deviceHeaderLines(rules) : []),
    '',
  ];
  return new Map([
    ['.htaccess', lines.join('\n')],
    [noFile.slice(1), 'there is no such file\n'],
  ]);
}
