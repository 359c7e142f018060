import { dirname, relative, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fingerprints } from '../../diagnostics/fingerprints.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import { isUnreadable } from '../../diagnostics/lowerable.ts';
import type { KnownFinding } from './baseline.ts';

type Linted = {
  /** The site file. */
  readonly file: string;
  readonly linesOf: (file: string) => LineIndex;
  readonly diagnostics: readonly Diagnostic[];
};

type Named = { readonly diagnostic: Diagnostic; readonly known: KnownFinding };

/** Findings with what a baseline holds of them; those that no baseline hides have nothing. */
function named({ file: site, linesOf, diagnostics }: Linted): readonly Named[] {
  const fingerprintOf = fingerprints();
  return diagnostics.map((diagnostic) => {
    const { rule, message } = diagnostic;
    const file = relative(dirname(site), diagnostic.file).split(sep).join('/');
    const fingerprint = fingerprintOf(diagnostic, file, linesOf(diagnostic.file));
    return { diagnostic, known: { fingerprint, rule, file, message } };
  });
}

/** What a baseline is to hold of findings: all but what keeps others from being found. */
export const knownFindings = (linted: Linted): readonly KnownFinding[] =>
  named(linted).flatMap(({ diagnostic, known }) => (isUnreadable(diagnostic) ? [] : [known]));

/**
 * Takes out of findings what is known.
 * @returns what is new, and what of the baseline was not found any more
 */
export function applyBaseline(
  linted: Linted,
  baseline: readonly KnownFinding[],
): { readonly fresh: readonly Diagnostic[]; readonly gone: readonly KnownFinding[] } {
  const all = named(linted);
  const known = new Set(baseline.map(({ fingerprint }) => fingerprint));
  const found = new Set(all.map((each) => each.known.fingerprint));
  return {
    fresh: all.flatMap(({ diagnostic, known: { fingerprint } }) =>
      known.has(fingerprint) && !isUnreadable(diagnostic) ? [] : [diagnostic],
    ),
    gone: baseline.filter(({ fingerprint }) => !found.has(fingerprint)),
  };
}
