import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** All that is told of a rule, without what finds it broken. */
export const ruleData = ({ id, severity, explanation, bad, good }: RuleMeta): RuleMeta => ({
  id,
  severity,
  explanation,
  bad,
  good,
});
