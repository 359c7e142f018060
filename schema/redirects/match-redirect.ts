import { decodeSegment } from '../path/decode-segment.ts';
import { parsePath } from '../path/parse-path.ts';
import { pathMatcher } from '../path/path-matcher.ts';
import { pathShape } from '../path/path-shape.ts';
import { valueRegex } from '../path/value-regex.ts';
import type { RedirectModel } from './redirect-model.ts';

/** What an address of old is answered with; `to` is a path below the base, or a complete address. */
export type Moved = { readonly status: 301 | 302; readonly to: string } | { readonly status: 410 };

/** The values of a query as they stand in it, by key; of two the first counts. */
function pairsOf(query: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of query.slice(1).split('&')) {
    const at = pair.indexOf('=');
    const key = at < 0 ? pair : pair.slice(0, at);
    if (!pairs.has(key)) pairs.set(key, at < 0 ? '' : pair.slice(at + 1));
  }
  return pairs;
}

const fits = (value: string, { values = {} }: RedirectModel, name: string): boolean =>
  new RegExp(`^${valueRegex(values[name])}$`, 'i').test(value);

/** The parameters of an address that a redirect fits, as they stand in it; undefined: it does not fit. */
function valuesOf(
  redirect: RedirectModel,
  path: string,
  pairs: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> | undefined {
  const values: Record<string, string> = {};
  const texts = path.slice(1).split('/');
  for (const [index, segment] of parsePath(redirect.from).segments.entries()) {
    if (segment.kind === 'literal') continue;
    const text = texts[index] ?? '';
    if (!fits(text, redirect, segment.name)) return undefined;
    values[segment.name] = text;
  }
  for (const [key, wanted] of Object.entries(redirect.query ?? {})) {
    const value = pairs.get(key);
    if (value === undefined) return undefined;
    if (!wanted.startsWith(':')) {
      if (decodeSegment(value).toLowerCase() !== wanted.toLowerCase()) return undefined;
      continue;
    }
    if (!fits(value, redirect, wanted.slice(1))) return undefined;
    values[wanted.slice(1)] = value;
  }
  return values;
}

/** A target as parts: texts, and names of parameters in braces. */
export const targetParts = (to: string): readonly (string | { readonly name: string })[] =>
  to
    .split(/(?<=[/=]):([A-Za-z]\w*)(?=[/?&#]|$)/)
    .map((part, index) => (index % 2 === 0 ? part : { name: part }));

/**
 * What a redirect leads to. The visitor's query goes along where it was no part of the address.
 * @param query with its question mark; empty: none
 */
export function movedTo(
  { to, query: asked }: RedirectModel,
  values: Readonly<Record<string, string>>,
  query: string,
): string | undefined {
  if (to === undefined) return undefined;
  const [bare = '', hash] = targetParts(to)
    .map((part) => (typeof part === 'string' ? part : (values[part.name] ?? '')))
    .join('')
    .split(/(?=#)/, 2);
  const more = asked === undefined && query !== '?' ? query : '';
  const joined = more !== '' && bare.includes('?') ? `${bare}&${more.slice(1)}` : bare + more;
  return joined + (hash ?? '');
}

type Found = {
  readonly redirect: RedirectModel;
  readonly values: Readonly<Record<string, string>>;
};

/** Finds the redirect of an address with its parameters: the first that fits, of those with its path. */
export function redirectFinder(
  redirects: readonly RedirectModel[],
): (path: string, query: string) => Found | undefined {
  const groups = new Map<string, [string, RedirectModel[]]>();
  for (const redirect of redirects) {
    const shape = pathShape(redirect.from);
    const group = groups.get(shape);
    if (group) group[1].push(redirect);
    else groups.set(shape, [redirect.from, [redirect]]);
  }
  const match = pathMatcher(groups.values());
  return (path, query) => {
    const found = match(path);
    if (!found) return undefined;
    const pairs = pairsOf(query);
    for (const redirect of found.value) {
      const values = valuesOf(redirect, path, pairs);
      if (values) return { redirect, values };
    }
    return undefined;
  };
}

/**
 * Says what addresses of old are answered with.
 * @returns asked with a path below the base, as it was asked for, and the query with its question mark
 */
export function redirectMatcher(
  redirects: readonly RedirectModel[],
): (path: string, query: string) => Moved | undefined {
  const find = redirectFinder(redirects);
  return (path, query) => {
    const found = find(path, query);
    if (!found) return undefined;
    const { redirect, values } = found;
    const to = movedTo(redirect, values, query);
    if (redirect.status === 410 || to === undefined) return { status: 410 };
    return { status: redirect.status, to };
  };
}
