import { contentRules } from '../content/content-rules.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { readRules } from '../read/read-rules.ts';
import { schemaRules } from '../validate/schema-rules.ts';
import { ignoreRules } from './ignores/ignore-rules.ts';
import { outputRules } from './output-rules.ts';
import { rules } from './rules.ts';
import { siteRules } from './site-rules.ts';

/** Every rule that a report may name, by its id: of the notation, the shape, the meaning, the content, what lies beside and what was emitted. */
export const catalogue: Readonly<Record<string, RuleMeta>> = {
  ...readRules,
  ...schemaRules,
  ...rules,
  ...siteRules,
  ...contentRules,
  ...outputRules,
  ...ignoreRules,
};
