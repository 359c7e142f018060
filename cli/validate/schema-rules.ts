import type { Finding } from '../lint/rule.ts';

/** What the JSON Schema can find wrong. */
export const schemaRules = {
  'schema-unknown-key': 'Every key is one that the site language knows.',
  'schema-required': 'No key is missing that must be there.',
  'schema-type': 'Every value is of the kind that its key wants.',
  'schema-enum': 'A value that is chosen from a few is one of them.',
  'schema-unknown-block': 'Every block is of a kind that there is.',
  'schema-pattern': 'Every name, address and date is spelled as its key wants.',
  'schema-value': 'Lists, texts and numbers are within their limits.',
} as const;

export type SchemaRuleId = keyof typeof schemaRules;

export type SchemaFinding = Finding & {
  readonly rule: SchemaRuleId;
};
