import { builtInDefinitions } from '../../schema/blocks/block-definitions.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { Pointer } from '../diagnostics/pointer.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** The words of JSON Schema that the site language is written in, and what their values are. */
const keywords: Readonly<Record<string, string>> = {
  $schema: 'text',
  $ref: 'reference',
  title: 'text',
  description: 'text',
  'x-zh': 'text',
  type: 'type',
  properties: 'schemas',
  required: 'texts',
  additionalProperties: 'schema or boolean',
  propertyNames: 'schema',
  items: 'schema',
  not: 'schema',
  enum: 'list',
  const: 'any',
  default: 'any',
  examples: 'list',
  pattern: 'expression',
  minLength: 'number',
  maxLength: 'number',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  minItems: 'number',
  maxItems: 'number',
  uniqueItems: 'boolean',
  minProperties: 'number',
  maxProperties: 'number',
  deprecated: 'boolean',
  'x-expects': 'text',
  'x-collection': 'text',
  'x-field': 'boolean',
};

const wants: Readonly<Record<string, string>> = {
  text: 'a text',
  texts: 'a list of texts',
  list: 'a list',
  number: 'a number',
  boolean: 'true or false',
  schema: 'a schema in { }',
  'schema or boolean': 'a schema in { }, or false',
  schemas: 'schemas in { }, by the names of keys',
  reference: 'a reference such as "#/$defs/text"',
  expression: 'a regular expression',
  type: `one of ${types.join(', ')}, or a list of them`,
};

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isExpression(value: unknown): boolean {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value, 'u'));
  } catch {
    return false;
  }
}

/** Whether a value is what a keyword takes. */
function fits(kind: string, value: unknown): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'text':
    case 'reference':
      return typeof value === 'string';
    case 'texts':
      return isTexts(value);
    case 'list':
      return Array.isArray(value) && value.length > 0;
    case 'number':
    case 'boolean':
      return typeof value === kind;
    case 'schema or boolean':
      return typeof value === 'boolean' || isFields(value);
    case 'expression':
      return isExpression(value);
    case 'type': {
      const all = [value].flat();
      return all.length > 0 && all.every((each) => types.includes(String(each)));
    }
    default:
      return isFields(value);
  }
}

const references = Object.keys(builtInDefinitions).map((name) => `#/$defs/${name}`);
const nearestReference = nearestAmong(references);
const nearestKeyword = nearestAmong(Object.keys(keywords));

function* findingsIn(node: Fields, pointer: Pointer): Iterable<Finding> {
  for (const [key, value] of Object.entries(node)) {
    const at = [...pointer, key];
    const kind = Object.hasOwn(keywords, key) ? keywords[key] : undefined;
    if (kind === undefined) {
      const suggestion = nearestKeyword(key);
      yield {
        pointer: at,
        what: 'key',
        message: `"${key}" is no word of JSON Schema that the site language knows`,
        ...(suggestion === undefined ? {} : { suggestion }),
      };
      continue;
    }
    if (!fits(kind, value)) {
      yield { pointer: at, what: 'value', message: `${key} is ${wants[kind] ?? 'something else'}` };
      continue;
    }
    if (kind === 'reference' && !references.includes(String(value))) {
      const suggestion = nearestReference(String(value));
      yield {
        pointer: at,
        what: 'value',
        message: `the site language has no definition ${String(value)}`,
        ...(suggestion === undefined ? {} : { suggestion }),
      };
    } else if (kind === 'schemas') {
      for (const [name, child] of Object.entries(value as Fields)) {
        if (isFields(child)) yield* findingsIn(child, [...at, name]);
        else yield { pointer: [...at, name], what: 'value', message: `${name} is ${wants.schema}` };
      }
    } else if (kind.startsWith('schema') && isFields(value)) {
      yield* findingsIn(value, at);
    }
  }
}

/** Keys that every block has, which the site language declares. */
const commonKeys = ['guard', 'devices'];

/** What is wrong with the keys of a block itself. */
function* ownKeyFindings(schema: Fields, type: string): Iterable<Finding> {
  const { properties = {}, required = [] } = schema;
  if (schema.type !== undefined && schema.type !== 'object') {
    yield { pointer: ['type'], what: 'value', message: 'a block is an object' };
  }
  if (!isFields(properties)) return;
  for (const key of commonKeys) {
    if (!Object.hasOwn(properties, key)) continue;
    const message = `every block has the key ${key}; it is not declared again`;
    yield { pointer: ['properties', key], what: 'key', message };
  }
  const { type: kind } = properties;
  if (isFields(kind) && kind.const !== type) {
    yield {
      pointer: ['properties', 'type', ...(kind.const === undefined ? [] : ['const'])],
      what: 'value',
      message: `the folder says that the type is "${type}"; leave the key type out, or write { "const": "${type}" }`,
    };
  }
  for (const [index, key] of (Array.isArray(required) ? required : []).entries()) {
    if (key === 'type' || typeof key !== 'string' || Object.hasOwn(properties, key)) continue;
    const suggestion = nearestAmong(Object.keys(properties))(key);
    yield {
      pointer: ['required', index],
      what: 'value',
      message: `properties declare no key "${key}"`,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }
}

/**
 * What is wrong with the schema of a block.
 * @param schema what its block.json says
 * @param type of the block, as site files name it
 */
export function blockSchemaFindings(schema: unknown, type: string): readonly Finding[] {
  if (!isFields(schema)) {
    return [{ pointer: [], what: 'value', message: 'block.json is a schema in { }' }];
  }
  return [...findingsIn(schema, []), ...ownKeyFindings(schema, type)];
}

/** The keys of every block, as the site language declares them. */
const common = Object.fromEntries(
  commonKeys.map((key) => [
    key,
    (builtInDefinitions.textBlock as { readonly properties: Fields }).properties[key],
  ]),
);

/**
 * The definition of a block, with what block.json need not say: that it is an object, its type, and the keys that every
 * block has.
 * @param schema what its block.json says, without findings
 * @param type of the block: `pullQuote`
 */
export function blockDefinition(schema: Fields, type: string): Fields {
  const { $schema: _, ...own } = schema;
  const properties = (own.properties ?? {}) as Fields;
  const required = (own.required ?? []) as readonly string[];
  const { description, 'x-zh': zh } = own as { readonly description?: string; 'x-zh'?: string };
  const hover = [zh, description].filter((text) => text !== undefined).join('\n\n');
  return {
    additionalProperties: false,
    ...own,
    ...(hover === '' ? {} : { markdownDescription: hover }),
    // Rules find blocks by the ends of their titles.
    title: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`,
    type: 'object',
    required: [...new Set(['type', ...required])],
    properties: {
      type: { description: 'Kind of block.', markdownDescription: '区块的种类。', const: type },
      ...Object.fromEntries(Object.entries(properties).filter(([key]) => key !== 'type')),
      ...common,
    },
  };
}
