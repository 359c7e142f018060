import { fingerprints } from '../diagnostics/fingerprints.ts';
import type { LintResult } from '../lint/lint-site.ts';

/** The findings that were not reported before, and how many of those that were are gone. */
export type News = Pick<LintResult, 'diagnostics'> & { readonly fixed: number };

/** Remembers what was reported: later only findings that are new are reported. */
export function reportedFindings(): (result: LintResult) => News {
  let reported = new Set<string>();
  return ({ diagnostics, linesOf }) => {
    const nameOf = fingerprints();
    const named = diagnostics.map((each) => ({
      each,
      name: nameOf(each, each.file, linesOf(each.file)),
    }));
    const now = new Set(named.map(({ name }) => name));
    const fresh = named.filter(({ name }) => !reported.has(name)).map(({ each }) => each);
    const fixed = [...reported].filter((name) => !now.has(name)).length;
    reported = now;
    return { diagnostics: fresh, fixed };
  };
}
