import type { Diagnostic } from './diagnostic.ts';
import { shortMessage } from './short-message.ts';

/**
 * By file and place; what an alias repeats is reported once.
 * @param first the file that comes before all others
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[], first: string): Diagnostic[] {
  const unique = new Map(
    diagnostics.map((each) => {
      const message = shortMessage(each.message);
      const reported = message === each.message ? each : { ...each, message };
      return [JSON.stringify([each.file, each.start, each.end, each.rule, message]), reported];
    }),
  );
  const byFile = (a: Diagnostic, b: Diagnostic): number => {
    if (a.file === b.file) return 0;
    if (a.file === first || b.file === first) return a.file === first ? -1 : 1;
    return a.file < b.file ? -1 : 1;
  };
  // What starts and ends alike stays in the order it was found in.
  return [...unique.values()].sort((a, b) => byFile(a, b) || a.start - b.start || a.end - b.end);
}
