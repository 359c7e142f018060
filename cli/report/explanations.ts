import { type ExplanationLanguage, explanationIn } from '../diagnostics/explanation.ts';
import { ruleById } from '../lint/all-rules.ts';

/** What rules require, in a language; in the other one where a rule has no text in it. */
export const explanations =
  (language: ExplanationLanguage) =>
  (id: string): string | undefined => {
    const rule = ruleById.get(id);
    return rule && explanationIn(rule.explanation, language);
  };
