import type { Finding } from '../lint/rule.ts';
import type { RuleText } from '../lint/rule-text.ts';
import { schemaEnum } from '../lint/rules/schema-enum.ts';
import { schemaPattern } from '../lint/rules/schema-pattern.ts';
import { schemaRequired } from '../lint/rules/schema-required.ts';
import { schemaType } from '../lint/rules/schema-type.ts';
import { schemaUnknownBlock } from '../lint/rules/schema-unknown-block.ts';
import { schemaUnknownKey } from '../lint/rules/schema-unknown-key.ts';
import { schemaValue } from '../lint/rules/schema-value.ts';
import { schemaVersion } from '../lint/rules/schema-version.ts';

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
} as const satisfies Readonly<Record<string, RuleText>>;

export type SchemaRuleId = keyof typeof schemaRules;

/** A value of the wrong type, and the types that are right. */
export type TypeSlip = { readonly wanted: readonly string[]; readonly value: unknown };

export type SchemaFinding = Finding & {
  readonly rule: SchemaRuleId | 'link-scheme';
  readonly slip?: TypeSlip;
};
