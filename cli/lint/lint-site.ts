import type { SiteSource } from '../../schema/source.generated.ts';
import type { LineIndex } from '../read/line-index.ts';
import type { ReadResult } from '../read/read-result.ts';
import { readSite } from '../read/read-site.ts';
import { validateSite } from '../validate/validate-site.ts';
import type { Diagnostic } from './diagnostic.ts';
import { lintContext } from './lint-context.ts';
import { placeFinding } from './place-finding.ts';
import { rules } from './rules.ts';

export type LintResult = {
  readonly file: string;
  readonly text: string;
  readonly lines: LineIndex;
  /** In the order of the file. */
  readonly diagnostics: readonly Diagnostic[];
  /** Set where there is no error. */
  readonly source?: SiteSource;
};

function ruleDiagnostics(source: SiteSource, read: ReadResult): Diagnostic[] {
  const context = lintContext(source);
  return Object.values(rules).flatMap((rule) =>
    [...rule.check(context)].map((finding) => placeFinding(finding, rule, read)),
  );
}

/** By place; what an alias repeats is told once. */
function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(
    diagnostics.map((each) => [
      JSON.stringify([each.start, each.end, each.rule, each.message]),
      each,
    ]),
  );
  // What starts and ends alike stays in the order it was found in.
  return [...unique.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Checks what was read: its shape and, where that is right, every rule. */
export function lintRead(read: ReadResult): LintResult {
  const { source, diagnostics: shape } = validateSite(read);
  const meaning = source ? ruleDiagnostics(source, read) : [];
  const diagnostics = inOrder([...read.diagnostics, ...shape, ...meaning]);
  const hasError = diagnostics.some(({ severity }) => severity === 'error');
  return {
    file: read.file,
    text: read.text,
    lines: read.lines,
    diagnostics,
    ...(source && !hasError ? { source } : {}),
  };
}

/**
 * Reads a site file and finds all that is wrong with it.
 * @param path the file, or the folder it is in
 * @throws UnreadableInput where there is none
 */
export async function lintSite(path: string): Promise<LintResult> {
  return lintRead(await readSite(path));
}
