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
import { decodedPathRegex, regexText } from '../text/regex-text.ts';
import { type CaddyMap, type CaddyRow, capture, expandText, literalText } from './caddy-map.ts';

/** More than these are looked up in their own letter case alone: expressions are tried one by one. */
const maxTried = 200;

const argument = (key: string): string => `site_arg_${key.replaceAll('-', '_')}`;

const keysOf = (rules: readonly RedirectModel[]): readonly string[] => [
  ...new Set(rules.flatMap(({ query = {} }) => Object.keys(query))),
];

const target = (rule: RedirectModel, text: (own: RedirectModel) => string): readonly string[] => [
  rule.to === undefined ? '-' : text(rule),
  String(rule.status),
];

/** Where a redirect leads, and its status, in the values of a text. */
const textAnswer = (redirect: RedirectModel, base: string): readonly string[] =>
  target(redirect, (rule) =>
    redirectText(rule, base, literalText, () => '', {
      whole: '{site_query}',
      more: '{site_more_query}',
    }),
  );

/** The arguments of a query as a source: `=value&` each, nothing where there is none; then the query in both its forms. */
const argumentsText = (keys: readonly string[]): string =>
  `${keys.map((key) => `{${argument(key)}}&`).join('')}{site_query} {site_more_query}`;

/** The row of a redirect in a map with such a source, behind what `path` captures. */
function argumentsRow(
  redirect: RedirectModel,
  keys: readonly string[],
  path: string,
  base: string,
): CaddyRow {
  const names = [...redirectNames({ ...redirect, query: {} })];
  const wanted = keys.map((key) => {
    const value = redirect.query?.[key];
    if (value === undefined) return '[^&]*&';
    const regex = wantedRegex(value, redirect);
    if (!value.startsWith(':')) return `=${regex}&`;
    names.push(value.slice(1));
    return `=(${regex})&`;
  });
  return {
    regex: `(?i)^${path}${wanted.join('')}(\\S*) (\\S*)$`,
    values: target(redirect, (rule) =>
      redirectText(rule, base, expandText, (name) => capture(names.indexOf(name) + 1), {
        whole: capture(names.length + 1),
        more: capture(names.length + 2),
      }),
    ),
  };
}

/** The map that finds the rule of a group by the query. */
function groupMap(group: RedirectGroup, number: number, base: string): CaddyMap {
  const targets = [`site_moved_${number}`, `site_moved_${number}_status`];
  const own = lookupKey(group);
  const fallback = group.rest ? { fallback: textAnswer(group.rest, base) } : {};
  if (own !== undefined && group.rules.length > maxTried) {
    const seen = new Set<string>();
    const rows = group.rules.flatMap((rule): CaddyRow[] => {
      const text = `=${literalText(askedPath(rule.query?.[own] ?? ''))}`;
      if (seen.has(text)) return [];
      seen.add(text);
      return [{ text, values: textAnswer(rule, base) }];
    });
    return { source: `{${argument(own)}}`, targets, rows, ...fallback };
  }
  const keys = keysOf(group.rules);
  return {
    source: argumentsText(keys),
    targets,
    rows: group.rules.map((rule) => argumentsRow(rule, keys, '', base)),
    ...fallback,
  };
}

/** The maps that find the address that an address of old leads to. Set: `site_moved`, `site_moved_status`. */
export function redirectMaps({ redirects, model }: ServerRules): CaddyMap[] {
  if (redirects.length === 0) return [];
  const { base } = model;
  const { literal, patterns, numbers } = redirectGroups(redirects);
  const valuesOf = (group: RedirectGroup, isRegex: boolean): readonly string[] => {
    const at = numbers.get(group);
    if (at !== undefined || !group.rest) return [`#${at}`, ''];
    // The query of the visitor is put behind it where the text is known.
    return isRegex ? [`=${askedPath(group.from)}`, ''] : textAnswer(group.rest, base);
  };
  const all = keysOf(redirects);
  const patternKeys = keysOf(patterns);
  return [
    ...all.map(
      (key): CaddyMap => ({
        source: '{http.request.orig_uri.query}',
        targets: [argument(key)],
        rows: [
          {
            regex: `^(?:[^&]*&)*?${regexText(key)}=([^&]*)(?:&.*)?$`,
            values: [`=${capture(1)}`],
          },
        ],
      }),
    ),
    {
      about: 'Addresses of old: by path, then by query.',
      source: '{site_uri}',
      targets: ['site_moved_path', 'site_moved_path_status'],
      rows: [
        ...literal.flatMap((group) =>
          (group.from === '/' ? [''] : ['', '/']).map((end) => ({
            text: literalText(group.from) + end,
            values: valuesOf(group, false),
          })),
        ),
        ...(literal.length > maxTried
          ? []
          : literal
              .filter(({ from }) => from !== '/')
              .map((group) => ({
                regex: `(?i)^${decodedPathRegex(group.from)}/?$`,
                values: valuesOf(group, true).map((text) => text.replaceAll('$', '$$$$')),
              }))),
      ],
    },
    {
      source: `{site_path}&${argumentsText(patternKeys)}`,
      targets: ['site_moved_pattern', 'site_moved_pattern_status'],
      rows: patterns.map((rule) => {
        const path = fromSegments(rule).map(
          ({ regex, name }) => `/${name === undefined ? regex : `(${regex})`}`,
        );
        return argumentsRow(rule, patternKeys, `${path.join('')}/?&`, base);
      }),
    },
    ...[...numbers].map(([group, at]) => groupMap(group, at, base)),
    {
      source: '{site_moved_path}',
      targets: ['site_moved', 'site_moved_status'],
      rows: [
        { text: '', values: ['{site_moved_pattern}', '{site_moved_pattern_status}'] },
        ...[...numbers.values()].map((at) => ({
          text: `#${at}`,
          values: [`{site_moved_${at}}`, `{site_moved_${at}_status}`],
        })),
        ...(literal.length > maxTried
          ? []
          : literal
              .filter((group) => !numbers.has(group))
              .map((group) => ({
                text: `=${askedPath(group.from)}`,
                values: valuesOf(group, false),
              }))),
      ],
      fallback: ['{site_moved_path}', '{site_moved_path_status}'],
    },
  ];
}

/** The lines that answer addresses of old. */
export const redirectLines = ({ redirects }: Pick<ServerRules, 'redirects'>): string[] =>
  redirects.length === 0
    ? []
    : [
        '@gone vars {site_moved_status} 410',
        'error @gone 410',
        ...[301, 302].flatMap((status) => [
          `@moved_${status} vars {site_moved_status} ${status}`,
          `redir @moved_${status} {site_moved} ${status}`,
        ]),
      ];
