import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { schemaEnum } from './rules/schema-enum.ts';
import { schemaPattern } from './rules/schema-pattern.ts';
import { schemaRequired } from './rules/schema-required.ts';
import { schemaType } from './rules/schema-type.ts';
import { schemaUnknownBlock } from './rules/schema-unknown-block.ts';
import { schemaUnknownKey } from './rules/schema-unknown-key.ts';
import { schemaValue } from './rules/schema-value.ts';
import { schemaVersion } from './rules/schema-version.ts';

/** What the JSON Schema can find wrong. */
export const schemaRules = [
  schemaUnknownKey,
  schemaRequired,
  schemaType,
  schemaEnum,
  schemaUnknownBlock,
  schemaPattern,
  schemaValue,
  schemaVersion,
] as const satisfies readonly RuleMeta[];
