import type { RuleText } from '../lint/rule-text.ts';

/** All that is told of a rule, without what finds it broken. */
export const ruleData = ({ id, severity, explanation, bad, good }: RuleText): RuleText => ({
  id,
  severity,
  explanation,
  bad,
  good,
});
