import type { Definitions } from '../blocks/block-definitions.ts';
import { hasTitleIn } from '../blocks/has-title-in.ts';
import { isolateNumbers } from '../content/whole-numbers.ts';
import type { VariantKey } from '../model.ts';
import { pickLanguage } from './pick-language.ts';
import { sectionTranslations } from './section-translations.ts';

type SchemaNode = {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly 'x-localised'?: boolean;
  readonly 'x-link'?: boolean;
  readonly 'x-languages-of-title'?: boolean;
};

const definitionName = (reference: string): string => reference.slice('#/$defs/'.length);

export type Localiser = {
  /** Those of the site's language. */
  readonly definitions: Definitions;
  readonly variant: VariantKey;
  readonly defaultLanguage: string;
  /** All languages of the site, where parts of pages are to know their translations. */
  readonly languages?: readonly string[];
  readonly link: (address: string) => string;
  /** Compiles a list of blocks found inside a value. */
  readonly blocks: (blocks: readonly unknown[]) => unknown;
};

type Members = Readonly<Record<string, object>>;

/** Those members that exist in the language, each with its names in other languages. */
function membersIn(value: Members, { variant, languages = [] }: Localiser): [string, object][] {
  return Object.entries(value).flatMap(([key, member]): [string, object][] => {
    if (!hasTitleIn(member, variant.language)) return [];
    const translations = sectionTranslations(value, key, variant.language, languages);
    return [[key, { ...member, translations }]];
  });
}

const withIsolatedNumbers = (text: unknown): unknown =>
  Array.isArray(text)
    ? text.map(withIsolatedNumbers)
    : typeof text === 'string'
      ? isolateNumbers(text)
      : text;

function visit(value: unknown, node: SchemaNode, to: Localiser): unknown {
  if (node.$ref === '#/$defs/block') throw new Error('a block stands in a list of blocks only');
  const schema = node.$ref
    ? ((to.definitions[definitionName(node.$ref)] ?? {}) as SchemaNode)
    : node;
  if (schema['x-localised']) {
    const picked = pickLanguage(value, to.variant.language, to.defaultLanguage);
    return schema['x-link'] ? to.link(String(picked)) : withIsolatedNumbers(picked);
  }
  if (Array.isArray(value)) {
    if (schema.items?.$ref === '#/$defs/block') return to.blocks(value);
    return value.map((item) => visit(item, schema.items ?? {}, to));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = schema['x-languages-of-title']
    ? membersIn(value as Members, to)
    : Object.entries(value);
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return Object.fromEntries(
    members.map(([key, member]) => [key, visit(member, schema.properties?.[key] ?? rest, to)]),
  );
}

/**
 * Puts a value of the source into one variant: the language's texts, the variant's addresses.
 * The JSON Schema says where they are, so a new kind of block needs no code here.
 * @param definition name of the definition in the schema that the value follows
 */
export function localise(value: unknown, definition: string, to: Localiser): unknown {
  return visit(value, { $ref: `#/$defs/${definition}` }, to);
}

/** Localises the keys of one block, but for those that all blocks share. */
export function localiseBlock(block: { readonly type: string }, to: Localiser): object {
  return visit(block, to.definitions[`${block.type}Block`] ?? {}, to) as object;
}
