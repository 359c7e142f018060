import type { Finding } from '../diagnostics/finding.ts';
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
export const schemaRules = {
  'schema-unknown-key': schemaUnknownKey,
  'schema-required': schemaRequired,
  'schema-type': schemaType,
  'schema-enum': schemaEnum,
  'schema-unknown-block': schemaUnknownBlock,
  'schema-pattern': schemaPattern,
  'schema-value': schemaValue,
  'schema-version': schemaVersion,
} as const satisfies Readonly<Record<string, RuleMeta>>;

export type SchemaRuleId = keyof typeof schemaRules;

/** A value of the wrong type, and the types that are right. */
export type TypeSlip = { readonly wanted: readonly string[]; readonly value: unknown };

export type SchemaFinding = Finding & {
  readonly rule: SchemaRuleId | 'link-scheme';
  readonly slip?: TypeSlip;
};
