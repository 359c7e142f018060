import type { LintContext } from './lint-context.ts';

/** A path without what people get wrong in one: full-width signs, blanks, slashes too many or too few, letter case. */
const bare = (path: string): string =>
  path
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^\/*/, '/')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();

/**
 * Whether a route has a path that is wrong only in how it is written: that is told there, and what names it need
 * not be told, too.
 */
export function badlyWrittenPaths({ badPaths }: LintContext): (path: string) => boolean {
  const known = new Set(badPaths.map(({ text }) => bare(text)));
  return (path) => known.size > 0 && known.has(bare(path));
}
