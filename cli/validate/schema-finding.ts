import type { Finding } from '../diagnostics/finding.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** A value of the wrong type, and the types that are right. */
export type TypeMismatch = { readonly expected: readonly string[]; readonly value: unknown };

export type SchemaFinding = Finding & {
  readonly rule: Pick<RuleMeta, 'id' | 'severity'>;
  readonly mismatch?: TypeMismatch;
};
