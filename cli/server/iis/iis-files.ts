import { extname } from 'node:path';
import { parsePath } from '../../../schema/path/parse-path.ts';
import { contentTypeOf } from '../../files/content-type.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { type HostRule, hostTable } from '../hosts/host-table.ts';
import {
  fromSegments,
  redirectNames,
  redirectText,
  wantedRegex,
} from '../redirects/redirect-groups.ts';
import { hashedFolder } from '../rules/cache-control.ts';
import { fallbackFolder, partFileEnd } from '../rules/own-address.ts';
import { pageSegments } from '../rules/page-rules.ts';
import { hasHomeAtRoot, type ServerPage, type ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { decodedPathRegex, encodedPathRegex, regexText } from '../text/regex-text.ts';

type Rule = {
  readonly name: string;
  /** A regular expression for the decoded path, without the slash at its start. */
  readonly match: string;
  readonly ignoreCase?: boolean;
  readonly conditions: readonly string[];
  /** Captures of all conditions are counted, not those of the last one alone. */
  readonly tracksAll?: true;
  readonly action: string;
};

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const condition = (values: Readonly<Record<string, string>>): string =>
  `<add${attributes(values)} />`;

const redirect = (url: string, query = 'true'): string =>
  `<action${attributes({ type: 'Redirect', url, redirectType: 'Permanent', appendQueryString: query })} />`;
const rewrite = (url: string): string => `<action${attributes({ type: 'Rewrite', url })} />`;

const notFile = condition({ input: '{REQUEST_FILENAME}', matchType: 'IsFile', negate: 'true' });

const ruleLines = ({
  name,
  match,
  ignoreCase = true,
  conditions,
  tracksAll,
  action,
}: Rule): string[] => [
  `<rule${attributes({ name, stopProcessing: 'true' })}>`,
  `  <match${attributes({ url: match, ignoreCase: String(ignoreCase) })} />`,
  ...(conditions.length === 0
    ? []
    : [
        `  <conditions${tracksAll ? attributes({ trackAllCaptures: 'true' }) : ''}>`,
        ...conditions.map((each) => `    ${each}`),
        '  </conditions>',
      ]),
  `  ${action}`,
  '</rule>',
];

type Path = Pick<ServerPage, 'pattern' | 'values'>;

/** The file of a page stands for the page, where its address has no parameters. */
const endingOf = (path: string): string => (path.includes('/:') ? '' : '(?:\\.html)?');

/** A path as it was asked for: `{UNENCODED_URL}` is not decoded. */
const asked = (base: string, path: Path, ending = ''): string =>
  condition({
    input: '{UNENCODED_URL}',
    pattern: `^${regexText(base)}${pageSegments(path, '[^/?]+')
      .map((each) => ('text' in each ? `/${encodedPathRegex(each.text)}` : `/(${each.regex})`))
      .join('')}${ending}/?(?:\\?|$)`,
  });

/** An address with the captures of the last condition in the place of parameters. */
function withCaptures(to: string, pattern: string): string {
  const names = pattern.split('/').filter((segment) => segment.startsWith(':'));
  return to
    .split(/(?<=\/)|(?=[/?])/)
    .map((part) => {
      const at = names.indexOf(part);
      return at < 0 ? part : `{C:${at + 1}}`;
    })
    .join('');
}

/** A rule of the table, matched by what was asked for. Braces in it would be read as references. */
function tableRule({ from, to, status, page }: HostRule, index: number, base: string): Rule {
  const path = page ?? { pattern: from.slice(base.length) };
  const url = withCaptures(to.replaceAll('{', '%7B').replaceAll('}', '%7D'), path.pattern);
  return {
    name: `${status} ${index + 1} ${from}`,
    match: '.*',
    conditions: [asked(base, path), ...(status === 200 ? [notFile] : [])],
    action: status === 301 ? redirect(url) : rewrite(base + url),
  };
}

/** The rules of addresses of old; their parameters are the captures of the conditions. */
const redirectRules = ({ redirects, model }: ServerRules): Rule[] =>
  redirects.map((each, index) => {
    const base = model.base.slice(0, -1);
    const names = redirectNames(each);
    const captured = (regex: string, isValue: boolean): string => (isValue ? `(${regex})` : regex);
    const path = fromSegments(each)
      .map(({ regex, name }) => `/${captured(regex, name !== undefined)}`)
      .join('');
    const queries = Object.entries(each.query ?? {}).map(([key, wanted]) =>
      condition({
        input: '{QUERY_STRING}',
        pattern: `^(?:(?!${regexText(key)}=)[^&]*&)*${regexText(key)}=${captured(wantedRegex(wanted, each), wanted.startsWith(':'))}(?:&|$)`,
      }),
    );
    const url = redirectText(
      each,
      model.base,
      (text) => text.replaceAll('{', '%7B').replaceAll('}', '%7D'),
      (name) => `{C:${names.indexOf(name) + 1}}`,
      { whole: '', more: '' },
    );
    const action = attributes({
      type: 'Redirect',
      url,
      redirectType: each.status === 301 ? 'Permanent' : 'Found',
      appendQueryString: String(each.query === undefined),
    });
    return {
      name: `old ${index + 1} ${each.from}`,
      match: '.*',
      conditions: [
        condition({
          input: '{UNENCODED_URL}',
          pattern: `^${regexText(base)}${path}/?(?:\\?|$)`,
        }),
        ...queries,
      ],
      tracksAll: true,
      action:
        each.to === undefined
          ? `<action${attributes({ type: 'CustomResponse', statusCode: '410', statusReason: 'Gone', statusDescription: 'Gone' })} />`
          : `<action${action} />`,
    };
  });

/** The rule that leads from any other letter case, or a slash at the end, to the address of a page. */
function spellingRule(page: ServerPage, base: string): Rule {
  const { pattern, name } = page;
  const own = base + askedPath(pattern);
  const exact = parsePath(pattern)
    .segments.map((each) =>
      each.kind === 'literal' ? `/${regexText(askedPath(`/${each.text}`).slice(1))}` : '/[^/?]+',
    )
    .join('');
  return {
    name: `spelling of ${name}`,
    match: pattern.includes('/:')
      ? '.*'
      : `^${decodedPathRegex(pattern.slice(1))}${endingOf(pattern)}/?$`,
    conditions: [
      condition({
        input: '{UNENCODED_URL}',
        pattern: `^${regexText(base)}${exact}(?:\\?|$)`,
        ignoreCase: 'false',
        negate: 'true',
      }),
      asked(base, page, endingOf(pattern)),
    ],
    action: redirect(withCaptures(own, pattern)),
  };
}

/**
 * `web.config` for IIS 10 with the module URL Rewrite 2.1
 * (https://learn.microsoft.com/iis/extensions/url-rewrite-module/url-rewrite-module-configuration-reference).
 * @returns texts by path in the site
 */
export function iisFiles(rules: ServerRules): ReadonlyMap<string, string> {
  const { model, pages, roots, files, htmlFiles, headers, notFound, shell, serverError, settings } =
    rules;
  const base = model.base.slice(0, -1);
  const table = hostTable(rules).map((each, index) => tableRule(each, index, base));
  const isRedirect = ({ action }: Rule): boolean => action.includes('type="Redirect"');
  const types = new Map(
    [...files].flatMap((file) => {
      const ending = extname(file);
      return /^\.\w+$/.test(ending) ? [[ending, contentTypeOf(file)] as const] : [];
    }),
  );
  const all: readonly Rule[] = [
    ...(settings.https
      ? [
          {
            name: 'https',
            match: '.*',
            conditions: [condition({ input: '{HTTPS}', pattern: '^off$' })],
            action: redirect('https://{HTTP_HOST}{UNENCODED_URL}', 'false'),
          },
        ]
      : []),
    {
      name: 'index.html',
      match: '^index\\.html$',
      conditions: [condition({ input: '{UNENCODED_URL}', pattern: '/index\\.html(?:\\?|$)' })],
      action: redirect(model.base),
    },
    ...redirectRules(rules),
    ...table.filter(isRedirect),
    ...pages
      .filter(({ redirect, pattern }) => redirect === undefined && pattern !== '/')
      .map((page) => spellingRule(page, base)),
    ...(files.has('index.html') && hasHomeAtRoot(rules)
      ? [{ name: 'home', match: '^$', conditions: [], action: rewrite(`${base}/index.html`) }]
      : []),
    ...roots.flatMap(({ paths, page, language }) =>
      page === undefined
        ? []
        : paths.map((path) => ({
            name: `root of ${language}${path}`,
            match: path === '' ? '^$' : `^${decodedPathRegex(path.slice(1))}/?$`,
            conditions: [],
            action: rewrite(`${base}${page}.html`),
          })),
    ),
    {
      name: 'pages',
      match: '^(.+[^/])$',
      conditions: [
        notFile,
        condition({ input: '{APPL_PHYSICAL_PATH}{R:1}.html', matchType: 'IsFile' }),
        // Parts of pages, and pages for other ends, are no addresses.
        condition({
          input: '{R:1}',
          pattern: '^(?:errors|fallback)/|^(?:shell|404|500)$|\\.\\w+-[^/]*$',
          negate: 'true',
        }),
      ],
      action: rewrite(`${base}/{R:1}.html`),
    },
    ...table.filter((each) => !isRedirect(each)),
    {
      // Pages have addresses: the names of their files are none.
      name: 'files of pages',
      match: '^.*\\.html$',
      conditions: [
        ...htmlFiles.map((file) => `^${regexText(file)}$`),
        `^(?!${fallbackFolder}).*${partFileEnd}`,
      ].map((pattern) => condition({ input: '{R:0}', pattern, negate: 'true' })),
      action: rewrite(`${base}/.none`),
    },
  ];
  const lost = notFound[0]?.file ?? shell;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<!-- Written by `site build ... server iis`; changes are lost. It needs the module URL Rewrite 2.1.',
    '     Left to the script of the pages: the visitor’s device and choice (pages of the other one are shown first), a wrong',
    '     date in the address of an entry, and the language of the page for addresses that open nothing. The .br and .gz',
    '     files are not used: IIS compresses by itself. -->',
    '<configuration>',
    '  <system.webServer>',
    '    <directoryBrowse enabled="false" />',
    '    <defaultDocument enabled="false" />',
    '    <urlCompression doStaticCompression="true" doDynamicCompression="false" />',
    '    <security>',
    '      <requestFiltering allowDoubleEscaping="true" removeServerHeader="true">',
    '        <hiddenSegments>',
    ...['.site-files.json', '.site-policy.json', '.htaccess', '.git'].map(
      (name) => `          <add segment="${name}" />`,
    ),
    '        </hiddenSegments>',
    '      </requestFiltering>',
    '    </security>',
    '    <httpErrors errorMode="Custom" existingResponse="Auto">',
    ...[
      { status: '404', file: lost },
      ...(serverError === undefined ? [] : [{ status: '500', file: serverError }]),
    ].flatMap(({ status, file }) => [
      `      <remove statusCode="${status}" subStatusCode="-1" />`,
      `      <error${attributes({ statusCode: status, path: file.slice(1).replaceAll('/', '\\'), responseMode: 'File' })} />`,
    ]),
    '    </httpErrors>',
    '    <staticContent>',
    '      <clientCache cacheControlMode="DisableCache" />',
    ...[...types].flatMap(([ending, type]) => [
      `      <remove fileExtension="${ending}" />`,
      `      <mimeMap${attributes({ fileExtension: ending, mimeType: type })} />`,
    ]),
    '    </staticContent>',
    '    <httpProtocol>',
    '      <customHeaders>',
    '        <remove name="X-Powered-By" />',
    ...headers.map(({ name, value }) => `        <add${attributes({ name, value })} />`),
    '      </customHeaders>',
    '    </httpProtocol>',
    '    <rewrite>',
    ...(settings.proxy ?? []).map(
      ({ from, to }) =>
        `      <!-- ${from.replace(/-{2,}/g, '-')} is to be answered by ${to.replace(/-{2,}/g, '-')} (server.proxy): that takes Application Request Routing and a rule of your own. -->`,
    ),
    '      <rules>',
    ...all.flatMap(ruleLines).map((line) => `        ${line}`),
    '      </rules>',
    '    </rewrite>',
    '  </system.webServer>',
    `  <location path="${hashedFolder.replaceAll('/', '')}">`,
    '    <system.webServer>',
    '      <staticContent>',
    '        <clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="365.00:00:00" cacheControlCustom="public, immutable" />',
    '      </staticContent>',
    '    </system.webServer>',
    '  </location>',
    '</configuration>',
    '',
  ];
  return new Map([['web.config', lines.join('\n')]]);
}
