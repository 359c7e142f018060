import { contentRules } from '../content/content-rules.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { ownRules } from '../own/own-rules.ts';
import { readRules } from '../read/read-rules.ts';
import { schemaRules } from '../validate/schema-rules.ts';
import { ignoreRules } from './ignores/ignore-rules.ts';
import { outputRules } from './output-rules.ts';
import { rules } from './rules.ts';
import { siteRules } from './site-rules.ts';

/** Every rule that a report may name: of the notation, the shape, the meaning, the content, other files and the output. */
export const allRules: readonly RuleMeta[] = [
  ...readRules,
  ...schemaRules,
  ...rules,
  ...siteRules,
  ...contentRules,
  ...ownRules,
  ...outputRules,
  ...ignoreRules,
];

/** The ids of all rules, in the same order. */
export const ruleIds: readonly string[] = allRules.map(({ id }) => id);

/** Rules by their ids. */
export const ruleById: ReadonlyMap<string, RuleMeta> = new Map(
  allRules.map((rule) => [rule.id, rule]),
);
