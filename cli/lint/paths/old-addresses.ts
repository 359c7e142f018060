import { parsePath } from '../../../schema/path/parse-path.ts';
import { targetParts } from '../../../schema/redirects/match-redirect.ts';
import type { RedirectModel } from '../../../schema/redirects/redirect-model.ts';
import { exampleOf } from './kinds.ts';

/** Names of the parameters that a redirect has values for. */
export const givenNames = ({ from, query = {} }: RedirectModel): ReadonlySet<string> =>
  new Set([
    ...parsePath(from).segments.flatMap((each) => (each.kind === 'parameter' ? [each.name] : [])),
    ...Object.values(query).flatMap((each) => (each.startsWith(':') ? [each.slice(1)] : [])),
  ]);

/** Names of the parameters that its target uses. */
export const usedNames = ({ to = '' }: RedirectModel): readonly string[] =>
  targetParts(to).flatMap((part) => (typeof part === 'string' ? [] : [part.name]));

/** An address that a redirect is for. */
export function exampleAddress({ from, query = {}, values = {} }: RedirectModel): {
  readonly path: string;
  readonly query: string;
} {
  const texts = parsePath(from).segments.map((each) =>
    each.kind === 'literal' ? each.text : exampleOf(values[each.name]),
  );
  const pairs = Object.entries(query).map(
    ([key, wanted]) =>
      `${key}=${wanted.startsWith(':') ? exampleOf(values[wanted.slice(1)]) : wanted}`,
  );
  return { path: `/${texts.join('/')}`, query: pairs.length === 0 ? '' : `?${pairs.join('&')}` };
}

/** Whether all addresses that a redirect is for are those of another one, too. */
export const isWithin = (own: RedirectModel, other: RedirectModel): boolean =>
  Object.entries(other.query ?? {}).every(([key, wanted]) => {
    const value = own.query?.[key];
    return wanted.startsWith(':') || value?.toLowerCase() === wanted.toLowerCase();
  }) &&
  Object.entries(other.values ?? {}).every(
    ([name, kind]) => JSON.stringify(own.values?.[name]) === JSON.stringify(kind),
  );
