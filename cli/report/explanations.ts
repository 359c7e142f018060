import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { catalogue } from '../lint/catalogue.ts';

/** A language that rules are explained in. */
export type ExplainedIn = keyof RuleMeta['explanation'];

/** What rules want, in a language. */
export const explanations =
  (language: ExplainedIn) =>
  (rule: string): string | undefined =>
    Object.hasOwn(catalogue, rule) ? catalogue[rule]?.explanation[language] : undefined;
