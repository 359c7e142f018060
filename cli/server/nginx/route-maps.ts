import { splitAddress } from '../../../schema/path/split-address.ts';
import type { AddressPart } from '../rules/entry-rules.ts';
import { addressParts } from '../rules/entry-rules.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { decodedPathRegex, foldsAsAscii, regexText } from '../text/regex-text.ts';
import type { MapRow, NginxMap } from './nginx-map.ts';
import { literalText, type Names } from './nginx-text.ts';
import { type EntryAddress, knownMaps, parameterMaps, unlessKnown } from './path-maps.ts';

const isLiteral = ({ pattern }: ServerPage): boolean => !pattern.includes('/:');

/** Parts of an address as the value of a map: parameters are those of the asked path. */
const partsText = (parts: readonly AddressPart[], names: Names): string =>
  parts
    .map((part) =>
      typeof part === 'number' ? names.inText(`p${part}`) : literalText(askedPath(part), names),
    )
    .join('');

/** A declared path as the value of a map, with the parameters of the asked path. */
export const patternText = (pattern: string, names: Names): string =>
  partsText(addressParts(pattern, pattern), names);

/** Where a route leads on to: its parameters filled in, the visitor's query behind its own (`redirectTarget`). */
function forwardText(page: ServerPage, target: string, base: string, names: Names): string {
  const { path, query, hash } = splitAddress(target);
  const own = literalText(askedPath(query), names);
  const joined = query === '' ? names.inText('query') : own + names.inText('more_query');
  const filled = path.startsWith('/')
    ? base.slice(0, -1) +
      path
        .split('/')
        .map((segment) => {
          const at = segment.startsWith(':') ? parameterAt(page.pattern, segment.slice(1)) : 0;
          return at > 0 ? names.inText(`p${at}`) : literalText(askedPath(segment), names);
        })
        .join('/')
    : literalText(askedPath(path), names);
  return filled + joined + literalText(askedPath(hash), names);
}

const parameterAt = (pattern: string, name: string): number =>
  pattern
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .indexOf(`:${name}`) + 1;

/** The entries of all sets, by the name of the set and what stands for them in an address. */
function entryRows({ sets }: ServerRules, names: Names): MapRow[] {
  return sets.flatMap(({ name, targets }) => {
    const alike = new Map<string, number>();
    for (const id of targets.keys()) {
      const folded = id.toLowerCase();
      alike.set(folded, (alike.get(folded) ?? 0) + 1);
    }
    return [...targets].map(([id, parts]): MapRow => {
      const key = `${name}/${id}`;
      const rest = partsText(parts, names);
      const value = rest === id || rest.startsWith(`${id}/`) ? rest : `${id}|${rest}`;
      // nginx takes texts that differ in letter case alone for one.
      return (alike.get(id.toLowerCase()) ?? 0) > 1
        ? { regex: `^${regexText(key)}$`, value }
        : { text: key, value };
    });
  });
}

/**
 * The maps that find the page of an address and its canonical spelling.
 * Set: `canonical` (empty: there is no page), `moved` (empty: it does not lead on), `dead`, `root`, `fallback`.
 */
export function routeMaps(
  rules: ServerRules,
  entries: readonly EntryAddress[],
  names: Names,
): NginxMap[] {
  const { pages, roots, model } = rules;
  const { read, inText } = names;
  const { base } = model;
  const literal = pages.filter(isLiteral);
  const withParameters = pages.filter((page) => !isLiteral(page));
  const perPage = (textOf: (page: ServerPage) => string | undefined): MapRow[] =>
    withParameters.flatMap((page) => {
      const value = textOf(page);
      return value === undefined ? [] : [{ text: page.name, value }];
    });
  const slashed = base === '/' ? '' : regexText(base.slice(0, -1));
  return [
    {
      about: 'The path as it was asked for, below the base.',
      source: '$request_uri',
      target: read('path'),
      rows: [
        { regex: `^${slashed}(?<${names.bare('asked_path')}>/[^?]*)`, value: inText('asked_path') },
      ],
    },
    {
      source: '$args',
      target: read('more_query'),
      rows: [{ text: '', value: '' }],
      fallback: '&$args',
    },
    { source: '$is_args$args', target: read('query'), rows: [], fallback: '$is_args$args' },
    {
      about:
        'The same decoded, without a slash at its end. A slash that is encoded is none, and part of a parameter alone.',
      source: `${inText('path')} $uri`,
      target: read('key'),
      rows: [
        { regex: '^\\S*%(?:2f|5c)', flag: '~*', value: '/.none' },
        { regex: `^\\S* (?<${names.bare('bare_key')}>.*[^/])/$`, value: inText('bare_key') },
      ],
      fallback: '$uri',
    },
    {
      about: 'The file of a page stands for the page.',
      source: inText('key'),
      target: read('named'),
      rows: [
        { regex: `^(?<${names.bare('bare_name')}>.*[^/])\\.html$`, value: inText('bare_name') },
      ],
      fallback: inText('key'),
    },
    ...knownMaps(literal, entries, rules, names),
    ...unlessKnown(
      'root',
      '',
      {
        about: 'The roots of the languages.',
        source: inText('key'),
        rows: roots.flatMap(({ paths, language }) =>
          paths.map((path) => ({ text: path === '' ? '/' : path, value: language })),
        ),
      },
      names,
    ),
    {
      about: 'Addresses without parameters: any letter case, and the one that is right.',
      source: inText('named'),
      target: read('literal'),
      rows: literal
        .map(({ pattern }) => ({ text: pattern, value: patternText(pattern, names) }))
        .concat(
          literal
            .filter(({ pattern }) => !foldsAsAscii(pattern))
            .map(({ pattern }) => ({
              regex: `^${decodedPathRegex(pattern)}$`,
              flag: '~*' as const,
              value: patternText(pattern, names),
            })) as never[],
        ),
    },
    ...parameterMaps(withParameters, model, names),
    ...unlessKnown(
      'spelled',
      inText('near'),
      {
        source: inText('route'),
        rows: [
          { text: '', value: inText('literal') },
          ...perPage(({ pattern }) => patternText(pattern, names)),
        ],
      },
      names,
    ),
    {
      about:
        'Routes that show an entry: the name of the set that it is in, and what stands for it. ?: an API may have more.',
      source: inText('route'),
      target: read('entry_key'),
      rows: perPage(
        ({ entries }) => entries && `${entries.set.name}/${inText(`p${entries.parameter}`)}`,
      ),
    },
    {
      source: inText('route'),
      target: read('before'),
      rows: perPage(({ entries }) => entries && literalText(askedPath(entries.before), names)),
    },
    {
      about:
        'Every entry: how its address goes on. What another address leads to stands behind that and a |.',
      source: inText('entry_key'),
      target: read('stored'),
      rows: entryRows(rules, names),
    },
    {
      about: 'Ids are asked for in their own letter case.',
      source: `${inText('entry_key')} ${inText('stored')}`,
      target: read('entry'),
      rows: ['\\|(?<REST>.*)', '(?<REST>(?P=ID)(?:/.*)?)'].map((rest, index) => ({
        regex: `^[^/]+/(?<ID>\\S+) ${index === 0 ? '(?P=ID)' : ''}${rest}$`
          .replaceAll('ID', names.bare('id'))
          .replaceAll('REST', names.bare('rest')),
        value: inText('rest'),
      })),
    },
    {
      source: `${inText('entry_key')} ${inText('entry')}`,
      target: read('dead'),
      rows: [{ regex: '^[^ ?]+ $', value: '1' }],
    },
    ...unlessKnown(
      'canonical',
      inText('near'),
      {
        source: `${inText('dead')}|${inText('entry')}`,
        rows: [
          { text: '|', value: inText('spelled') },
          { text: '1|', value: '' },
        ],
        fallback: inText('before') + inText('entry'),
      },
      names,
    ),
    {
      about: 'Redirects.',
      source: inText('spelled'),
      target: read('forward_literal'),
      rows: [
        ...literal.flatMap((page) =>
          page.redirect === undefined
            ? []
            : [
                {
                  text: askedPath(page.pattern),
                  value: forwardText(page, page.redirect, base, names),
                },
              ],
        ),
      ],
    },
    {
      source: inText('route'),
      target: read('forward'),
      rows: [
        { text: '', value: inText('forward_literal') },
        ...perPage((page) =>
          page.redirect === undefined ? undefined : forwardText(page, page.redirect, base, names),
        ),
      ],
    },
    {
      about: 'Any other spelling leads to the canonical one.',
      source: `${inText('canonical')} ${inText('path')}`,
      target: read('respelled'),
      rows: [
        {
          regex: '^(?<same_path>\\S*) (?P=same_path)$'.replaceAll('same_path', names.bare('same')),
          value: '',
        },
        { regex: '^ ', value: '' },
      ],
      fallback: base.slice(0, -1) + inText('canonical') + inText('query'),
    },
    {
      source: inText('forward'),
      target: read('leads_on'),
      rows: [{ text: '', value: inText('respelled') }],
      fallback: inText('forward'),
    },
    ...unlessKnown(
      'leads_home',
      inText('forward_literal'),
      {
        source: inText('path'),
        rows: [{ regex: '^/index\\.html$', value: base + inText('query') }],
        fallback: inText('leads_on'),
      },
      names,
    ),
    {
      source: inText('route'),
      target: read('fallback'),
      rows: perPage(({ fallback }) => fallback && literalText(fallback, names)),
      fallback: '/.none',
    },
  ];
}
