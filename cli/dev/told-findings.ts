import { fingerprints } from '../diagnostics/fingerprints.ts';
import type { LintResult } from '../lint/lint-site.ts';

/** What is new of what was found, and how much of what was told before is gone. */
export type News = Pick<LintResult, 'diagnostics'> & { readonly fixed: number };

/** Remembers what was told: of what is found later only what is new is told. */
export function toldFindings(): (result: LintResult) => News {
  let told = new Set<string>();
  return ({ diagnostics, linesOf }) => {
    const nameOf = fingerprints();
    const named = diagnostics.map((each) => ({
      each,
      name: nameOf(each, each.file, linesOf(each.file)),
    }));
    const now = new Set(named.map(({ name }) => name));
    const fresh = named.filter(({ name }) => !told.has(name)).map(({ each }) => each);
    const fixed = [...told].filter((name) => !now.has(name)).length;
    told = now;
    return { diagnostics: fresh, fixed };
  };
}
