import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** Everything that is known about a rule, without its check. */
export const ruleData = ({ id, severity, explanation, bad, good }: RuleMeta): RuleMeta => ({
  id,
  severity,
  explanation,
  bad,
  good,
});
