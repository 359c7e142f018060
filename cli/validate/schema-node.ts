import { builtInDefinitions, type Definitions } from '../../schema/blocks/block-definitions.ts';
import { ownValue } from '../../schema/own-value.ts';
import siteSchema from '../../schema/site.schema.json';

/** The part of JSON Schema that the site language is written in. */
export type SchemaNode = {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly propertyNames?: SchemaNode;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly 'x-expects'?: string;
  readonly 'x-localised'?: boolean;
  readonly 'x-collection'?: string;
  readonly 'x-field'?: boolean;
  readonly 'x-link'?: boolean;
  readonly 'x-asset'?: boolean;
  readonly deprecated?: boolean;
  readonly const?: unknown;
  /** The current name of a deprecated key; on an enum or const, current values by their old names. */
  readonly 'x-instead'?: string | Readonly<Record<string, string>>;
};

const root = siteSchema as unknown as SchemaNode;
const blockReference = '#/$defs/block';
const definition = (
  name: string,
  definitions: Definitions = builtInDefinitions,
): SchemaNode | undefined => ownValue(definitions, name) as SchemaNode | undefined;

/** The schema of a whole site file. */
export const siteNode: SchemaNode = root;

/** The schema of the front matter of entries. */
export const frontMatterNode: SchemaNode = definition('frontMatter') ?? {};
/** The keys that every entry's front matter may have, whatever its collection. */
export const entryKeys: readonly string[] = Object.keys(frontMatterNode.properties ?? {});
/** The schema of what the front matter of an event says besides. */
export const eventValuesNode: SchemaNode = definition('eventValues') ?? {};
/** The keys that the front matter of an event may have besides. */
export const eventKeys: readonly string[] = Object.keys(eventValuesNode.properties ?? {});
/** The schema of field values, each under the name of its type. */
export const fieldValuesNode: SchemaNode = definition('fieldValues') ?? {};

/** Names of the kinds of blocks. */
export const blockTypes = (definitions: Definitions): readonly string[] =>
  Object.keys(definitions)
    .filter((name) => name.endsWith('Block'))
    .map((name) => name.slice(0, -'Block'.length));

/** Kinds of blocks that have another name by now. The site's own have had no other. */
const currentBlockTypes: ReadonlyMap<string, string> = new Map(
  blockTypes(builtInDefinitions).flatMap((type) => {
    const instead = definition(`${type}Block`)?.properties?.type?.['x-instead'];
    return Object.keys(typeof instead === 'object' ? instead : {}).map(
      (old) => [old, type] as const,
    );
  }),
);

/**
 * The schema that a value follows: references followed, a block by its type.
 * @param definitions those of the site's language
 */
export function nodeFor(node: SchemaNode, value: unknown, definitions: Definitions): SchemaNode {
  if (node.$ref === undefined) return node;
  if (node.$ref === blockReference) {
    const { type } = (value ?? {}) as { readonly type?: unknown };
    const current = typeof type === 'string' ? (currentBlockTypes.get(type) ?? type) : undefined;
    const own = current === undefined ? undefined : definition(`${current}Block`, definitions);
    return own ?? definition('block') ?? {};
  }
  const referred = definition(node.$ref.slice('#/$defs/'.length), definitions);
  return nodeFor(referred ?? {}, value, definitions);
}

/** The schema of a member or item of what a schema describes. */
export function childNode(node: SchemaNode, key: string | number): SchemaNode {
  if (typeof key === 'number') return node.items ?? {};
  const own =
    node.properties && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
  if (own) return own;
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
}
