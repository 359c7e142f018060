import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockDefinition, blockSchemaFindings } from '../../../cli/own/block-schema.ts';
import { ownValidator } from '../../../cli/own/own-validator.ts';
import { builtInDefinitions } from '../../../schema/blocks/block-definitions.ts';

const { block } = builtInDefinitions as { readonly block: { readonly oneOf: readonly object[] } };

/** What block.json may say of a key, sensible or not. */
const node = fc.letrec<{ node: object }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom('string', 'integer', 'boolean', 'object', 'array', ['string', 'null']),
      description: fc.string(),
      minLength: fc.integer({ min: 0, max: 9 }),
      minimum: fc.double({ noNaN: true, noDefaultInfinity: true }),
      maxItems: fc.integer({ min: 0, max: 9 }),
      pattern: fc.constantFrom('^a', '\\p{L}+'),
      enum: fc.array(fc.jsonValue(), { minLength: 1, maxLength: 3 }),
      const: fc.jsonValue(),
      uniqueItems: fc.boolean(),
      items: tie('node'),
      properties: fc.dictionary(fc.string(), tie('node'), { maxKeys: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), tie('node')),
    },
    { requiredKeys: [] },
  ),
})).node;

it('takes every block.json in which nothing is wrong, and answers for any value', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^k\w*$/), node, { maxKeys: 3 }),
      fc.jsonValue(),
      (properties, value) => {
        const schema = { properties };
        fc.pre(blockSchemaFindings(schema, 'note').length === 0);
        const noteBlock = blockDefinition(schema, 'note');
        const union = { ...block, oneOf: [...block.oneOf, { $ref: '#/$defs/noteBlock' }] };
        const validate = ownValidator({ noteBlock, block: union });
        expect(
          typeof validate({ version: 1, pages: { a: { blocks: [{ type: 'note', k: value }] } } }),
        ).toBe('boolean');
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

it('takes a rule about texts of a key without a type', () => {
  const noteBlock = blockDefinition({ properties: { a: { minLength: 3 } } }, 'note');
  const union = { ...block, oneOf: [...block.oneOf, { $ref: '#/$defs/noteBlock' }] };
  const validate = ownValidator({ noteBlock, block: union });
  const errorsOf = (a: string): readonly string[] => {
    validate({ pages: { x: { blocks: [{ type: 'note', a }] } } });
    return (validate.errors ?? []).map(({ instancePath }) => instancePath);
  };
  expect(errorsOf('ab')).toContain('/pages/x/blocks/0/a');
  expect(errorsOf('abc')).not.toContain('/pages/x/blocks/0/a');
});
