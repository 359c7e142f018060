import { parsePath } from '../../../schema/path/parse-path.ts';
import { pathShape } from '../../../schema/path/path-shape.ts';
import { valueRegex } from '../../../schema/path/value-regex.ts';
import { targetParts } from '../../../schema/redirects/match-redirect.ts';
import type { RedirectModel } from '../../../schema/redirects/redirect-model.ts';
import { askedPath } from '../text/asked-path.ts';
import { encodedPathRegex } from '../text/regex-text.ts';

/** The redirects of one path without parameters, in the order in which they count. */
export type RedirectGroup = {
  readonly from: string;
  /** Those that look at the query. */
  readonly rules: readonly RedirectModel[];
  /** The one that takes what is left. */
  readonly rest?: RedirectModel;
};

/** Redirects by path: those without parameters can be looked up, those with some have to be tried. */
export type RedirectGroups = {
  readonly literal: readonly RedirectGroup[];
  readonly patterns: readonly RedirectModel[];
  /** The groups of which the query decides, numbered from 1: each has a table of its own. */
  readonly numbers: ReadonlyMap<RedirectGroup, number>;
};

/** Sorts the redirects of a site. */
export function redirectGroups(redirects: readonly RedirectModel[]): RedirectGroups {
  const groups = new Map<string, RedirectModel[]>();
  for (const rule of redirects.filter(({ from }) => !from.includes('/:'))) {
    const shape = pathShape(rule.from);
    const group = groups.get(shape);
    if (group) group.push(rule);
    else groups.set(shape, [rule]);
  }
  const literal = [...groups.values()].map((all): RedirectGroup => {
    const rest = all.find(({ query }) => query === undefined);
    const rules = rest === undefined ? all : all.slice(0, all.indexOf(rest));
    return { from: all[0]?.from ?? '', rules, ...(rest === undefined ? {} : { rest }) };
  });
  const asking = literal.filter(({ rules }) => rules.length > 0);
  return {
    literal,
    patterns: redirects.filter(({ from }) => from.includes('/:')),
    numbers: new Map(asking.map((group, index) => [group, index + 1])),
  };
}

/** The key that all rules of a group ask for, each another value: they can be looked up by it. */
export function lookupKey({ rules }: RedirectGroup): string | undefined {
  const [key] = Object.keys(rules[0]?.query ?? {});
  const isAlike = rules.every(({ query = {} }) => {
    const [own, ...others] = Object.entries(query);
    return own?.[0] === key && others.length === 0 && !own?.[1].startsWith(':');
  });
  return key !== undefined && /^\w+$/.test(key) && isAlike ? key : undefined;
}

/** A regular expression for a value that a redirect asks for: what it says, or any of a kind. */
export const wantedRegex = (wanted: string, { values = {} }: RedirectModel): string =>
  wanted.startsWith(':') ? valueRegex(values[wanted.slice(1)]) : encodedPathRegex(wanted);

/** The segments of the path that is asked for, as regular expressions; of parameters the name, too. */
export const fromSegments = ({
  from,
  values = {},
}: RedirectModel): readonly { readonly regex: string; readonly name?: string }[] =>
  parsePath(from).segments.map((segment) =>
    segment.kind === 'literal'
      ? { regex: encodedPathRegex(segment.text) }
      : { regex: valueRegex(values[segment.name]), name: segment.name },
  );

/** Names of the parameters of a redirect, in the order of its path and its query. */
export const redirectNames = ({ from, query = {} }: RedirectModel): readonly string[] => [
  ...parsePath(from).segments.flatMap((each) => (each.kind === 'parameter' ? [each.name] : [])),
  ...Object.values(query).flatMap((each) => (each.startsWith(':') ? [each.slice(1)] : [])),
];

/**
 * A target in the words of a server.
 * @param text spells a text, encoded as addresses are
 * @param value spells the value of a parameter
 * @param query the visitor's query with its question mark, and behind an ampersand
 */
export function redirectText(
  { to = '', query: asked }: RedirectModel,
  base: string,
  text: (part: string) => string,
  value: (name: string) => string,
  query: { readonly whole: string; readonly more: string },
): string {
  const [bare = '', hash = ''] = to.split(/(?=#)/, 2);
  const own = targetParts(bare)
    .map((part) => (typeof part === 'string' ? text(askedPath(part)) : value(part.name)))
    .join('');
  const start = to.startsWith('/') ? text(base.replace(/\/$/, '')) : '';
  const further = asked !== undefined ? '' : bare.includes('?') ? query.more : query.whole;
  return start + own + further + text(askedPath(hash));
}
