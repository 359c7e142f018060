import type { SiteModel } from '../../../schema/model.ts';
import type { ServerPage, ServerRules } from './server-rules.ts';

/** How the paths of a device variant's pages are spelled for another one, below a language's prefix. */
export type TwinPattern = {
  /** The device variant that is led to. */
  readonly device: string;
  readonly prefix: string;
  /** The suffix of the pages that are led from. */
  readonly fromSuffix: string;
  /** What takes its place; undefined: visitors of those pages stay. */
  readonly toSuffix?: string;
};

/** The prefixes that are other than empty, the longest first, and at last the empty one. */
const prefixesOf = ({ languages }: SiteModel): readonly string[] =>
  [...new Set([...Object.values(languages).map(({ prefix }) => prefix), ''])].sort(
    (a, b) => b.length - a.length,
  );

/**
 * Patterns for the twins of all pages, the first that fits counts: the suffix stands on the first segment behind the
 * prefix (`spellTwin`). They know nothing of single pages: `twinExceptions` does.
 */
export function twinPatterns(model: SiteModel): TwinPattern[] {
  const devices = Object.entries(model.devices);
  const bySuffix = [...devices].sort(([, a], [, b]) => b.suffix.length - a.suffix.length);
  return devices.flatMap(([device, { suffix, redirectTo }]) =>
    !redirectTo
      ? []
      : prefixesOf(model).flatMap((prefix) =>
          bySuffix.map(
            ([from, own]): TwinPattern => ({
              device,
              prefix,
              fromSuffix: own.suffix,
              ...(from === device || !own.redirectFrom ? {} : { toSuffix: suffix }),
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
  for (const { device: to, prefix, fromSuffix, toSuffix } of patterns) {
    if (to !== device || !path.startsWith(`${prefix}/`)) continue;
    const [first = '', ...rest] = path.slice(prefix.length + 1).split('/');
    if (!first.endsWith(fromSuffix) || first.length === fromSuffix.length) continue;
    if (toSuffix === undefined) return undefined;
    const bare = first.slice(0, first.length - fromSuffix.length);
    return [prefix, bare + toSuffix, ...rest].join('/');
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
