import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** A finding about a file as a whole. */
export const wholeFile = (rule: RuleMeta, file: string, message: string): Diagnostic => ({
  rule: rule.id,
  severity: rule.severity,
  message,
  file,
  start: 0,
  end: 0,
});
