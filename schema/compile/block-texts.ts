import siteSchema from '../site.schema.json';

type SchemaNode = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly 'x-localised'?: boolean;
  readonly 'x-link'?: boolean;
};

type Part = Readonly<Record<string, unknown>>;

const definitions = siteSchema.$defs as unknown as Readonly<Record<string, SchemaNode>>;
const definitionOf = ({ $ref }: SchemaNode): SchemaNode | undefined =>
  $ref === undefined ? undefined : definitions[$ref.slice('#/$defs/'.length)];

function visit(value: unknown, node: SchemaNode, texts: string[]): void {
  const schema = definitionOf(node) ?? node;
  if (schema['x-localised']) {
    if (schema['x-link']) return;
    for (const text of [value].flat()) if (typeof text === 'string') texts.push(text);
    return;
  }
  if (Array.isArray(value)) {
    if (schema.items?.$ref === '#/$defs/block') texts.push(...blockTexts(value));
    else for (const item of value) visit(item, schema.items ?? {}, texts);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  for (const [key, member] of Object.entries(value)) {
    // What only some visitors see is in nobody's index.
    if (key !== 'guard') visit(member, schema.properties?.[key] ?? rest, texts);
  }
}

/**
 * The texts that visitors read in compiled blocks, in their order; the JSON Schema says which values are
 * texts. Guarded blocks are left out.
 */
export function blockTexts(blocks: readonly unknown[]): string[] {
  const texts: string[] = [];
  for (const block of blocks as readonly Part[]) {
    const schema = definitions[`${String(block.type)}Block`];
    if (schema && block.guard === undefined) visit(block, schema, texts);
  }
  return texts;
}
