import { splitAddress } from '../../../schema/path/split-address.ts';
import { type AddressPart, addressParts } from '../rules/entry-rules.ts';
import { pageSegments } from '../rules/page-rules.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { decodedPathRegex, encodedPathRegex, regexText } from '../text/regex-text.ts';
import { type CaddyMap, type CaddyRow, capture, expandText, literalText } from './caddy-map.ts';

const isLiteral = ({ pattern }: ServerPage): boolean => !pattern.includes('/:');

/** No file: names that begin with a dot are not handed out. */
export const none = '/.none';

/** Parts of an address where a text is asked for: parameters are placeholders. */
const partsText = (parts: readonly AddressPart[]): string =>
  parts
    .map((part) => (typeof part === 'number' ? `{site_p${part}}` : literalText(askedPath(part))))
    .join('');

/** The same where a regular expression is: parameters are its captures. */
const partsExpand = (parts: readonly AddressPart[]): string =>
  parts
    .map((part) => (typeof part === 'number' ? capture(part) : expandText(askedPath(part))))
    .join('');

const patternRegex = (page: ServerPage): string =>
  `(?i)^${pageSegments(page)
    .map((each) => ('text' in each ? `/${encodedPathRegex(each.text)}` : `/(${each.regex})`))
    .join('')}/?$`;

const parameterAt = (pattern: string, name: string): number =>
  pattern
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .indexOf(`:${name}`) + 1;

/** Where a route leads on to (`redirectTarget`). */
function forwardText(page: ServerPage, target: string, base: string): string {
  const { path, query, hash } = splitAddress(target);
  const own = path.startsWith('/') ? base.slice(0, -1) : '';
  const filled = path
    .split('/')
    .map((segment) => {
      const at =
        own !== '' || path.startsWith('/')
          ? segment.startsWith(':')
            ? parameterAt(page.pattern, segment.slice(1))
            : 0
          : 0;
      return at > 0 ? `{site_p${at}}` : literalText(askedPath(segment));
    })
    .join('/');
  const joined =
    query === '' ? '{site_query}' : `${literalText(askedPath(query))}{site_more_query}`;
  return own + filled + joined + literalText(askedPath(hash));
}

/** How many parameters a path has at most. */
export const maxParameters = ({ pages }: Pick<ServerRules, 'pages'>): number =>
  Math.max(0, ...pages.map(({ pattern }) => pattern.split('/:').length - 1));

/**
 * The maps that find the page of an address and its canonical spelling: as those for nginx, without its named captures
 * and with texts that are compared as they are.
 */
export function routeMaps(rules: ServerRules): CaddyMap[] {
  const { pages, roots, sets, model } = rules;
  const { base } = model;
  const slashed = base === '/' ? '' : regexText(base.slice(0, -1));
  const literal = pages.filter(isLiteral);
  const withParameters = pages.filter((page) => !isLiteral(page));
  const count = maxParameters(rules);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const literalRow = ({ pattern, name }: ServerPage, isRegex: boolean): CaddyRow => {
    const address = askedPath(pattern);
    return isRegex
      ? {
          regex: `(?i)^${decodedPathRegex(pattern)}(?-i:\\.html)?/?$`,
          values: [expandText(address), expandText(name)],
        }
      : { text: pattern, values: [literalText(address), name] };
  };
  return [
    {
      about: 'The path as it was asked for, below the base; the same decoded; and the query.',
      source: '{http.request.orig_uri}',
      targets: ['site_path'],
      rows: [{ regex: `^${slashed}(/[^?]*)`, values: [capture(1)] }],
    },
    {
      source: '{http.request.orig_uri.path}',
      targets: ['site_uri'],
      rows: [{ regex: `(?s)^${slashed}(/.*)$`, values: [capture(1)] }],
    },
    {
      about: 'A slash that is encoded is none, and part of a parameter alone.',
      source: '{http.request.orig_uri}',
      targets: ['site_key'],
      rows: [{ regex: '(?i)^[^?]*%(?:2f|5c)', values: [none] }],
      fallback: ['{site_uri}'],
    },
    {
      source: '{http.request.orig_uri}',
      targets: ['site_query', 'site_more_query'],
      rows: [{ regex: '^[^?]*\\?(.+)$', values: [`?${capture(1)}`, `&${capture(1)}`] }],
    },
    {
      about: 'The roots of the languages.',
      source: '{site_key}',
      targets: ['site_root'],
      rows: roots.flatMap(({ paths, language }) =>
        paths.map((path) => ({
          regex: `(?i)^${decodedPathRegex(path)}${path === '' ? '/' : '/?'}$`,
          values: [language],
        })),
      ),
    },
    {
      about:
        'Addresses without parameters, as they are right, and then in any letter case, or by the file of their page.',
      source: '{site_key}',
      targets: ['site_literal', 'site_literal_name'],
      rows: [
        ...literal.map((page) => literalRow(page, false)),
        ...literal.filter(({ pattern }) => pattern !== '/').map((page) => literalRow(page, true)),
      ],
    },
    {
      about:
        'Routes with parameters: name, canonical spelling, the entry that is shown, what its address begins with, fallback page, parameters.',
      source: '{site_path}',
      targets: [
        'site_route',
        'site_pattern',
        'site_entry_key',
        'site_before',
        'site_fallback',
        ...numbers.map((number) => `site_p${number}`),
      ],
      rows: withParameters.map((page) => {
        const { pattern, name, entries, fallback } = page;
        return {
          regex: patternRegex(page),
          values: [
            expandText(name),
            partsExpand(addressParts(pattern, pattern)),
            entries ? `${entries.set.name}/${capture(entries.parameter)}` : '',
            entries ? expandText(askedPath(entries.before)) : '',
            expandText(fallback ?? none),
            ...numbers.map((number) => capture(number)),
          ],
        };
      }),
      fallback: ['', '', '', '', none, ...numbers.map(() => '')],
    },
    {
      source: '{site_route}',
      targets: ['site_spelled'],
      rows: [{ text: '', values: ['{site_literal}'] }],
      fallback: ['{site_pattern}'],
    },
    {
      about: 'Every entry: how its address goes on.',
      source: '{site_entry_key}',
      targets: ['site_entry'],
      rows: sets.flatMap(({ name, targets }) =>
        [...targets].map(([id, parts]) => ({ text: `${name}/${id}`, values: [partsText(parts)] })),
      ),
    },
    {
      source: '{site_entry_key} {site_entry}',
      targets: ['site_dead'],
      rows: [{ regex: '^[^ ?]+ $', values: ['1'] }],
    },
    {
      source: '{site_dead}|{site_entry}',
      targets: ['site_canonical'],
      rows: [
        { text: '|', values: ['{site_spelled}'] },
        { text: '1|', values: [''] },
      ],
      fallback: ['{site_before}{site_entry}'],
    },
    {
      about: 'Redirects, unless a device variant is asked for.',
      source: '{site_asked}{site_literal_name}{site_route}',
      targets: ['site_forward'],
      rows: [
        ...pages.flatMap((page) =>
          page.redirect === undefined
            ? []
            : [{ text: page.name, values: [forwardText(page, page.redirect, base)] }],
        ),
      ],
    },
  ];
}
