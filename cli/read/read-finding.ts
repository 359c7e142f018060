import type { Diagnostic, Fix, Range } from '../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** A broken rule of the notation, still without the name of its file. */
export type ReadFinding = Range & {
  readonly rule: RuleMeta;
  readonly message: string;
  readonly suggestion?: string;
  readonly fix?: Fix;
  readonly related?: readonly (Range & { readonly message: string })[];
};

/** A finding as the diagnostic of a file. */
export const readDiagnostic = ({ rule, ...found }: ReadFinding, file: string): Diagnostic => ({
  ...found,
  rule: rule.id,
  severity: rule.severity,
  file,
});
