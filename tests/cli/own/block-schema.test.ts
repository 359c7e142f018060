import { expect, it } from 'vitest';
import { blockDefinition, blockSchemaFindings } from '../../../cli/own/block-schema.ts';

const found = (schema: unknown): string[] =>
  blockSchemaFindings(schema, 'pullQuote').map(
    ({ pointer, message, suggestion }) =>
      `${pointer.join('/')}: ${message}${suggestion === undefined ? '' : ` (${suggestion})`}`,
  );

it('takes a schema that says keys alone', () => {
  const schema = {
    description: 'A quote.',
    required: ['quote'],
    properties: {
      quote: { $ref: '#/$defs/text', description: 'The words.' },
      lines: { type: 'array', minItems: 1, items: { type: ['string', 'integer'] } },
      tone: { enum: ['calm', 'loud'], default: 'calm' },
      collection: { type: 'string', 'x-collection': 'list' },
    },
  };
  expect(found(schema)).toEqual([]);
  expect(blockDefinition(schema, 'pullQuote')).toMatchObject({
    title: 'PullQuoteBlock',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'quote'],
    properties: { type: { const: 'pullQuote' }, guard: {}, devices: {} },
  });
});

it.each([
  [[], 'block.json is a schema in { }'],
  ['text', 'block.json is a schema in { }'],
  [{ propertys: {} }, '"propertys" is no word of JSON Schema'],
  [{ properties: { quote: { type: 'strin' } } }, 'properties/quote/type: type is one of string'],
  [{ properties: { quote: 5 } }, 'properties/quote: quote is a schema in { }'],
  [{ properties: { quote: { $ref: '#/$defs/txt' } } }, '(#/$defs/text)'],
  [{ properties: { quote: { $ref: 'other.json' } } }, 'no definition other.json'],
  [{ properties: { quote: { pattern: '(' } } }, 'pattern is a regular expression'],
  [{ properties: { quote: { enum: [] } } }, 'enum is a list'],
  [
    { properties: { guard: { type: 'string' } } },
    'properties/guard: every block has the key guard',
  ],
  [{ properties: { type: { const: 'quote' } } }, 'the folder says that the type is "pullQuote"'],
  [{ type: 'array' }, 'type: a block is an object'],
  [{ properties: { quote: {} }, required: ['qote'] }, 'declare no key "qote" (quote)'],
  [{ required: 'quote' }, 'required is a list of texts'],
])('says what is wrong with %j', (schema, message) => {
  expect(found(schema).join('\n')).toContain(message);
});

it('has no findings about the key type that only says what the folder says', () => {
  expect(found({ properties: { type: { const: 'pullQuote' } }, required: ['type'] })).toEqual([]);
});
