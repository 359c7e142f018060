import { catalogue } from '../lint/catalogue.ts';
import type { RuleText } from '../lint/rule-text.ts';

/** A language that rules are explained in. */
export type ExplainedIn = keyof RuleText['explanation'];

/** What rules want, in a language. */
export const explanations =
  (language: ExplainedIn) =>
  (rule: string): string | undefined =>
    Object.hasOwn(catalogue, rule) ? catalogue[rule]?.explanation[language] : undefined;
