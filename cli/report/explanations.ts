import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { ruleById } from '../lint/all-rules.ts';

/** A language that rules are explained in. */
export type ExplainedIn = keyof RuleMeta['explanation'];

/** What rules want, in a language. */
export const explanations =
  (language: ExplainedIn) =>
  (rule: string): string | undefined =>
    ruleById.get(rule)?.explanation[language];
