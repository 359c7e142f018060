import type { SiteModel } from '../../../schema/model.ts';
import { parsePath } from '../../../schema/path/parse-path.ts';
import { pathShape } from '../../../schema/path/path-shape.ts';
import { pageSegments } from '../rules/page-rules.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { encodedPathRegex, regexText } from '../text/regex-text.ts';
import { twinExceptions } from '../twins/twin-patterns.ts';
import type { MapRow, NginxMap } from './nginx-map.ts';
import { literalText, type Names } from './nginx-text.ts';

/** More addresses of entries than these are found out one by one: their table would be long to read. */
const maxEntries = 20_000;

/** Whether visitors of a page may be led to another device variant: answers of known addresses say so (`Vary`). */
const isVaried = ({ twins, redirect }: ServerPage, { model: { devices } }: ServerRules): boolean =>
  Object.keys(devices).length === 1 ||
  redirect !== undefined ||
  Object.values(twins).some((twin) => twin !== undefined);

/** An address that an entry has of its own, and the device variant that it is of. */
export type EntryAddress = { readonly path: string; readonly device: string };

/** The addresses that entries have of their own, of pages whose twins are found by their patterns. */
export function entryAddresses(rules: ServerRules): readonly EntryAddress[] {
  const devices = Object.keys(rules.model.devices);
  const apart = new Set(devices.flatMap((device) => twinExceptions(rules, device)));
  const addresses = rules.pages.flatMap((page) =>
    page.entries === undefined ||
    page.redirect !== undefined ||
    apart.has(page) ||
    !isVaried(page, rules)
      ? []
      : [...page.entries.set.targets.values()].flatMap((parts) =>
          parts.every((part) => typeof part === 'string')
            ? [{ path: `${page.entries?.before}${parts.join('')}`, device: page.table.device }]
            : [],
        ),
  );
  const built = addresses.filter(({ path }) => rules.files.has(`${path.slice(1)}.html`));
  return built.length > maxEntries ? [] : built;
}

/**
 * The maps that find out whether a path is the canonical address of a page: nothing has to be found out about such a
 * one that a regular expression would be needed for. nginx looks texts up without regard to letter case, so that what
 * was found is compared.
 * Set: `known` (1, or empty), `near` (the canonical address).
 */
export function knownMaps(
  literal: readonly ServerPage[],
  entries: readonly EntryAddress[],
  rules: ServerRules,
  names: Names,
): NginxMap[] {
  const { roots, files, redirects } = rules;
  const old = new Set(redirects.map(({ from }) => pathShape(from)));
  const { read, inText } = names;
  const own = literal.filter((page) => isVaried(page, rules)).map(({ pattern }) => pattern);
  const paths = [...own, ...entries.map(({ path }) => path)]
    .map(askedPath)
    .filter((path) => !/[.%]/.test(path) && !files.has(path.slice(1)))
    .filter((path) => old.size === 0 || !old.has(pathShape(path)))
    .filter((path) => path !== '/' && roots.every(({ paths: own }) => !own.includes(path)));
  const maps: NginxMap[] = [
    // Most addresses have no query: then the path is all that was asked for.
    ...(rules.model.base === '/'
      ? [
          {
            source: '$is_args',
            target: read('near_asked'),
            rows: [{ text: '', value: '$request_uri' }],
            fallback: inText('path'),
          },
        ]
      : []),
    {
      about: 'Canonical addresses: of these little has to be found out.',
      source: inText(rules.model.base === '/' ? 'near_asked' : 'path'),
      target: read('near'),
      rows: paths.map((path) => ({ text: path, value: literalText(path, names) })),
    },
    {
      source: `${inText('near')} ${inText('path')}`,
      target: read('exact'),
      rows: [
        {
          regex: `^(?<${names.bare('near_path')}>\\S+) (?P=${names.bare('near_path')})$`,
          value: '1',
        },
      ],
    },
    {
      source: inText('near'),
      target: read('known'),
      rows: [{ text: '', value: '' }],
      fallback: inText('exact'),
    },
  ];
  return maps;
}

/**
 * A map that is passed over where the path is a canonical address that is known.
 * @param known the value there
 */
export const unlessKnown = (
  name: string,
  known: string,
  map: Omit<NginxMap, 'target'>,
  { read, inText }: Names,
): readonly NginxMap[] => [
  { ...map, target: read(`${name}_other`) },
  {
    source: inText('known'),
    target: read(name),
    rows: [{ text: '1', value: known }],
    fallback: inText(`${name}_other`),
  },
];

/** A regular expression for the encoded paths of a pattern, with a capture for each parameter. */
function patternRegex(page: ServerPage, names: Names): string {
  let parameter = 0;
  const segments = pageSegments(page).map((segment) => {
    if ('text' in segment) return `/${encodedPathRegex(segment.text)}`;
    parameter += 1;
    return `/(?<${names.bare(`p${parameter}`)}>${segment.regex})`;
  });
  return `^${segments.join('')}/?$`;
}

const rowsOf = (pages: readonly ServerPage[], names: Names): MapRow[] =>
  pages.map((page) => ({
    regex: patternRegex(page, names),
    flag: '~*',
    value: page.name,
  }));

/** The first segment of a pattern behind the prefixes of its device and language; undefined: a parameter, or spelled in several ways. */
function headOf(
  { pattern, table: { language, device } }: ServerPage,
  model: SiteModel,
): string | undefined {
  const prefix = (model.devices[device]?.prefix ?? '') + (model.languages[language]?.prefix ?? '');
  const [segment] = parsePath(pattern.slice(prefix.length)).segments;
  const head = segment?.kind === 'literal' ? `${prefix}/${segment.text}` : undefined;
  return head !== undefined && /^[\w/-]+$/.test(head) ? head.toLowerCase() : undefined;
}

/**
 * The maps that find the route with parameters of a path. Regular expressions are tried one by one: the first segment
 * says which of them can match. Addresses without parameters go before.
 * Set: `route` (empty: none), and what the parameters are in the path: `p1`, `p2`.
 */
export function parameterMaps(
  pages: readonly ServerPage[],
  model: SiteModel,
  names: Names,
): NginxMap[] {
  const { read, inText } = names;
  const prefixes = Object.values(model.devices)
    .flatMap(({ prefix: start = '' }) =>
      Object.values(model.languages).map(({ prefix }) => regexText(askedPath(start + prefix))),
    )
    .filter((prefix, index, all) => all.indexOf(prefix) === index)
    .sort((a, b) => b.length - a.length);
  const headed = pages.map((page) => ({ page, head: headOf(page, model) }));
  const heads = new Set(headed.flatMap(({ head }) => (head === undefined ? [] : [head])));
  const groups = [...heads].map((head, index) => ({
    head,
    name: `route_${index + 1}`,
    // In the order in which they count, with those that any first segment may be of.
    pages: headed.filter((each) => (each.head ?? head) === head).map(({ page }) => page),
  }));
  return [
    {
      about:
        'Routes with parameters, by the first segment. A number is the place of the parameter.',
      source: inText('path'),
      target: read('head'),
      rows: [
        {
          regex: `^(?<${names.bare('path_head')}>(?:${prefixes.join('|')})/[^/%]+)`,
          flag: '~*',
          value: inText('path_head'),
        },
      ],
    },
    ...groups.map(
      (group): NginxMap => ({
        source: inText('path'),
        target: read(group.name),
        rows: rowsOf(group.pages, names),
      }),
    ),
    { source: inText('path'), target: read('route_any'), rows: rowsOf(pages, names) },
    {
      source: inText('head'),
      target: read('route_asked'),
      rows: groups.map(({ head, name }) => ({ text: head, value: inText(name) })),
      fallback: inText('route_any'),
    },
    ...unlessKnown(
      'route',
      '',
      { source: inText('literal'), rows: [{ text: '', value: inText('route_asked') }] },
      names,
    ),
  ];
}
