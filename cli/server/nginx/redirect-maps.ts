import type { RedirectModel } from '../../../schema/redirects/redirect-model.ts';
import {
  fromSegments,
  lookupKey,
  type RedirectGroup,
  redirectGroups,
  redirectNames,
  redirectText,
  wantedRegex,
} from '../redirects/redirect-groups.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { decodedPathRegex, foldsAsAscii, regexText } from '../text/regex-text.ts';
import { argumentMap, type MapRow, type NginxMap } from './nginx-map.ts';
import { literalText, type Names } from './nginx-text.ts';
import { unlessKnown } from './path-maps.ts';

/** The variable that holds a parameter of a redirect, counted from 1. */
const variable = (number: number): string => `m${number}`;

/** The answer to a redirect: its status and where it leads. */
const answerText = (rule: RedirectModel, base: string, names: Names): string =>
  `${rule.status} ${
    rule.to === undefined
      ? ''
      : redirectText(
          rule,
          base,
          (text) => literalText(text, names),
          (name) => names.inText(variable(redirectNames(rule).indexOf(name) + 1)),
          { whole: names.inText('query'), more: names.inText('more_query') },
        )
  }`;

/** What a query has to say, the first time that it names a key; captures are the parameters behind those of the path. */
function queryRegex(rule: RedirectModel, names: Names): string {
  let count = redirectNames({ ...rule, query: {} }).length;
  return Object.entries(rule.query ?? {})
    .map(([key, wanted]) => {
      const value = wantedRegex(wanted, rule);
      if (wanted.startsWith(':')) count += 1;
      const captured = wanted.startsWith(':')
        ? `(?<${names.bare(variable(count))}>${value})`
        : value;
      const own = `(?-i:${regexText(key)})=`;
      return `(?=(?:(?!${own})[^&]*&)*${own}${captured}(?:&|$))`;
    })
    .join('');
}

/** The maps that find the rule of a group by the query: nginx's own `$arg_…` regards no letter case in keys. */
function groupMaps(group: RedirectGroup, number: number, base: string, names: Names): NginxMap[] {
  const key = lookupKey(group);
  const asked = `asked_${number}`;
  const rows = group.rules.map((rule): MapRow => {
    const value = answerText(rule, base, names);
    if (key === undefined) return { regex: `^${queryRegex(rule, names)}`, flag: '~*', value };
    return { text: askedPath(Object.values(rule.query ?? {})[0] ?? ''), value };
  });
  const found: NginxMap = {
    source: key === undefined ? '$args' : names.inText(asked),
    target: names.read(`moved_by_${number}`),
    rows,
    // An empty query is compared with no expression.
    ...(group.rest ? { fallback: answerText(group.rest, base, names) } : {}),
  };
  return key === undefined ? [found] : [argumentMap(key, asked, names), found];
}

/** A path with parameters and its query. */
function patternRow(rule: RedirectModel, base: string, names: Names): MapRow {
  let count = 0;
  const path = fromSegments(rule)
    .map(({ regex, name }) => {
      if (name === undefined) return `/${regex}`;
      count += 1;
      return `/(?<${names.bare(variable(count))}>${regex})`;
    })
    .join('');
  return {
    regex: `^${path}/?\\?${queryRegex(rule, names)}`,
    flag: '~*',
    value: answerText(rule, base, names),
  };
}

/**
 * The maps that find the address that an address of old leads to. Set: `moved_301`, `moved_302`, `gone`. Paths without
 * parameters are looked up, and so are values of a key that all of a path's redirects ask for.
 */
export function redirectMaps({ redirects, model }: ServerRules, names: Names): NginxMap[] {
  if (redirects.length === 0) return [];
  const { read, inText } = names;
  const { literal, patterns, numbers } = redirectGroups(redirects);
  const answerOf = (group: RedirectGroup): string => {
    const at = numbers.get(group);
    return at === undefined && group.rest ? answerText(group.rest, model.base, names) : `#${at}`;
  };
  return [
    {
      about: 'Addresses of old: by path, then by query.',
      source: `${inText('path')}?$args`,
      target: read('moved_pattern'),
      rows: patterns.map((rule) => patternRow(rule, model.base, names)),
    },
    {
      source: inText('key'),
      target: read('moved_path'),
      rows: [
        ...literal.map((group) => ({ text: group.from, value: answerOf(group) })),
        ...literal
          .filter(({ from }) => !foldsAsAscii(from))
          .map((group) => ({
            regex: `^${decodedPathRegex(group.from)}$`,
            flag: '~*' as const,
            value: answerOf(group),
          })),
      ],
      fallback: inText('moved_pattern'),
    },
    ...[...numbers].flatMap(([group, at]) => groupMaps(group, at, model.base, names)),
    ...unlessKnown(
      'moved',
      '',
      {
        source: inText('moved_path'),
        rows: [...numbers.values()].map((at) => ({
          text: `#${at}`,
          value: inText(`moved_by_${at}`),
        })),
        fallback: inText('moved_path'),
      },
      names,
    ),
    ...(['301', '302'] as const).map(
      (status): NginxMap => ({
        source: inText('moved'),
        target: read(`moved_${status}`),
        rows: [
          { text: '', value: '' },
          {
            regex: `^${status} (?<${names.bare(`to_${status}`)}>.+)$`,
            value: inText(`to_${status}`),
          },
        ],
      }),
    ),
    {
      source: inText('moved'),
      target: read('gone'),
      rows: [{ text: '410 ', value: '1' }],
    },
  ];
}

/** The lines of a location that answer addresses of old. */
export const redirectLines = (
  { redirects }: Pick<ServerRules, 'redirects'>,
  { read }: Names,
): string[] =>
  redirects.length === 0
    ? []
    : [
        ...['301', '302'].map(
          (status) =>
            `if (${read(`moved_${status}`)}) { return ${status} ${read(`moved_${status}`)}; }`,
        ),
        `if (${read('gone')}) { return 410; }`,
      ];
