import type { SiteModel } from '../../../schema/model.ts';
import { isMarked, type TwinMark } from '../../../schema/twin/spell-twin.ts';
import { pageSegments } from '../rules/page-rules.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { regexText } from '../text/regex-text.ts';

/** How the paths of a device variant's pages are spelled for another one, in a language. */
export type TwinPattern = {
  /** The device variant that is led to. */
  readonly device: string;
  /** The prefix of the language. */
  readonly prefix: string;
  /** The mark of the pages that are led from. */
  readonly from: TwinMark;
  /** What takes its place; undefined: visitors of those pages stay. */
  readonly to?: TwinMark;
};

/** The prefixes that are other than empty, the longest first, and at last the empty one. */
const prefixesOf = ({ languages }: SiteModel): readonly string[] =>
  [...new Set([...Object.values(languages).map(({ prefix }) => prefix), ''])].sort(
    (a, b) => b.length - a.length,
  );

/**
 * Patterns for the twins of all pages, the first that fits counts: a suffix stands on the first segment behind the
 * language's prefix, a prefix before that (`spellTwin`). They know nothing of single pages: `twinExceptions` does.
 */
export function twinPatterns(model: SiteModel): TwinPattern[] {
  const devices = Object.entries(model.devices);
  const lengthOf = ({ suffix, prefix = '' }: TwinMark): number =>
    prefix === '' ? suffix.length : 100 + prefix.length;
  const byMark = [...devices].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a));
  return devices.flatMap(([device, to]) =>
    !to.redirectTo
      ? []
      : prefixesOf(model).flatMap((prefix) =>
          byMark.map(
            ([from, own]): TwinPattern => ({
              device,
              prefix,
              from: own,
              ...(from === device || !own.redirectFrom ? {} : { to }),
            }),
          ),
        ),
  );
}

/** The path of a page's twin by the patterns alone. */
export function twinByPattern(
  path: string,
  device: string,
  patterns: readonly TwinPattern[],
): string | undefined {
  for (const { device: led, prefix, from, to } of patterns) {
    const start = (from.prefix ?? '') + prefix;
    if (led !== device || !path.startsWith(`${start}/`)) continue;
    const [first = '', ...rest] = path.slice(start.length + 1).split('/');
    if (!first.endsWith(from.suffix) || first.length === from.suffix.length) continue;
    if (to === undefined) return undefined;
    const bare = first.slice(0, first.length - from.suffix.length);
    return [(to.prefix ?? '') + prefix, bare + to.suffix, ...rest].join('/');
  }
  return undefined;
}

/** The pages whose twin for a device variant is not the one that the patterns say, or that have none. */
export function twinExceptions({ model, pages }: ServerRules, device: string): ServerPage[] {
  const patterns = twinPatterns(model);
  return pages.filter(
    ({ pattern, twins, redirect }) =>
      redirect === undefined && twins[device] !== twinByPattern(pattern, device, patterns),
  );
}

/** A regular expression for the canonical addresses of a page, with a capture for each parameter. */
export const ownRegex = (page: ServerPage): string =>
  pageSegments(page)
    .map((each) =>
      'text' in each ? `/${regexText(askedPath(each.text))}` : `/((?i:${each.regex}))`,
    )
    .join('') || '/';

/** A regular expression for a path that a pattern fits, with three captures: the language's prefix, a segment, the rest. */
export const twinRegex = ({ prefix, from }: TwinPattern, segment = '[^/]+'): string =>
  `${regexText(from.prefix ?? '')}(${regexText(askedPath(prefix))}/)(${segment})${regexText(askedPath(from.suffix))}(/.*)?`;

/** Regular expressions for the beginnings of addresses that name a device variant by their looks, as one to search for from the base on. */
export function markRegexes(
  model: SiteModel,
  segment = '[^/]+',
): readonly { readonly device: string; readonly regex: string }[] {
  const prefixes = prefixesOf(model).flatMap((prefix) =>
    prefix === '' ? [] : [regexText(askedPath(prefix))],
  );
  const language = prefixes.length === 0 ? '' : `(?:${prefixes.join('|')})?`;
  return Object.entries(model.devices)
    .filter(([, mark]) => isMarked(mark))
    .map(([device, { suffix, prefix }]) => ({
      device,
      regex:
        prefix === undefined
          ? `${language}/${segment}${regexText(askedPath(suffix))}`
          : regexText(prefix),
    }));
}
