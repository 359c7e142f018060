import type { Definitions } from '../blocks/block-definitions.ts';

type SchemaNode = {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly 'x-localised'?: boolean;
  readonly 'x-link'?: boolean;
  /** It is chosen by language, but no text. */
  readonly 'x-choice'?: boolean;
};

type Part = Readonly<Record<string, unknown>>;

function visit(value: unknown, node: SchemaNode, definitions: Definitions, texts: string[]): void {
  const { $ref } = node;
  const referred = $ref && (definitions[$ref.slice('#/$defs/'.length)] as SchemaNode | undefined);
  const schema = referred || node;
  if (schema['x-localised']) {
    if (schema['x-link'] || schema['x-choice']) return;
    for (const text of [value].flat()) if (typeof text === 'string') texts.push(text);
    return;
  }
  if (Array.isArray(value)) {
    if (schema.items?.$ref === '#/$defs/block') texts.push(...blockTexts(value, definitions));
    else for (const item of value) visit(item, schema.items ?? {}, definitions, texts);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  for (const [key, member] of Object.entries(value)) {
    // What only some visitors see is in nobody's index.
    if (key !== 'guard') visit(member, schema.properties?.[key] ?? rest, definitions, texts);
  }
}

/**
 * The texts that visitors read in compiled blocks, in their order; the JSON Schema says which values are
 * texts. Guarded blocks are left out.
 * @param definitions those of the site's language
 */
export function blockTexts(blocks: readonly unknown[], definitions: Definitions): string[] {
  const texts: string[] = [];
  for (const block of blocks as readonly Part[]) {
    const schema = definitions[`${String(block.type)}Block`];
    if (schema && block.guard === undefined) visit(block, schema, definitions, texts);
  }
  return texts;
}
