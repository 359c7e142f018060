import { ownKeys } from '../read/include/rules/include-part.ts';
import type { SchemaNode } from './bundle-schema.ts';
import { escapedMarkdown } from './escaped-markdown.ts';

type Described = { readonly description?: string; readonly 'x-zh'?: string };

/** What an editor shows beside a key or value: the Chinese text, then the English one. */
const hoverText = ({ description, 'x-zh': zh }: Described): string =>
  [zh, description]
    .filter((text) => text !== undefined)
    .map(escapedMarkdown)
    .join('\n\n');

type Union = {
  readonly discriminator?: { readonly propertyName: string };
  readonly oneOf?: readonly { readonly $ref: string }[];
};
type Member = Described & {
  readonly properties: Readonly<Record<string, { readonly const?: string }>>;
};

/**
 * The key that tells the members of a union apart, with all its values: an editor completes it before it can know
 * which of the members is meant.
 */
function discriminatingKey(
  { discriminator, oneOf = [] }: Union,
  definitions: Readonly<Record<string, SchemaNode>>,
): SchemaNode | undefined {
  if (!discriminator) return undefined;
  const { propertyName } = discriminator;
  const members = oneOf.map(({ $ref }) => definitions[$ref.slice('#/$defs/'.length)] as Member);
  const [first] = members;
  return {
    properties: {
      [propertyName]: {
        ...(first?.properties[propertyName] as Described),
        const: undefined,
        enum: members.map(({ properties }) => properties[propertyName]?.const),
        markdownEnumDescriptions: members.map(hoverText),
      },
    },
  };
}

/** The schema of site files, of which one that includes others need not have all that the whole must have. */
function allowingParts({ required = [], ...schema }: SchemaNode): SchemaNode {
  const keys = required as readonly string[];
  return {
    ...schema,
    if: { required: ['include'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: keys.filter((key) => ownKeys.includes(key)) },
    else: { required: keys },
  };
}

/**
 * A schema as editors read it: its texts in Chinese and English (`markdownDescription`), and the values of the key that
 * tells the members of a union apart.
 * @param schema with English texts (`description`) and Chinese ones (`x-zh`)
 */
export function editorSchema(schema: SchemaNode): SchemaNode {
  const definitions = schema.$defs as Readonly<Record<string, SchemaNode>>;
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const { 'x-zh': zh, ...own } = {
      ...node,
      ...discriminatingKey(node, definitions),
    } as SchemaNode;
    const walked = Object.entries(own).map(([key, value]) => [key, walk(value)] as const);
    if (typeof zh !== 'string') return Object.fromEntries(walked);
    const text = hoverText({ ...own, 'x-zh': zh } as Described);
    return Object.fromEntries(
      walked.flatMap(([key, value]) =>
        key === 'description'
          ? [
              [key, value],
              ['markdownDescription', text],
            ]
          : [[key, value]],
      ),
    );
  };
  return allowingParts(walk(schema) as SchemaNode);
}
