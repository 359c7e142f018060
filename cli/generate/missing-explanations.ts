import type { RuleMeta } from '../diagnostics/rule-meta.ts';

const languages = { zh: 'Chinese', en: 'English' } as const;

/** A warning for each rule that is explained in one language only; it asks for the other. */
export const missingExplanations = (rules: readonly RuleMeta[]): string[] =>
  rules.flatMap(({ id, explanation }) =>
    (['zh', 'en'] as const)
      .filter((language) => explanation[language] === undefined)
      .map((language) => `rule ${id} is not explained in ${languages[language]} yet`),
  );
