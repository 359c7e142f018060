import siteSchema from '../../../schema/site.schema.json';
import type { Block } from '../../../schema/source.generated.ts';

type Node = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly oneOf?: readonly Node[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly 'x-collection'?: string;
};

const definitions: Readonly<Record<string, Node>> = siteSchema.$defs;

/** What parts of the site language are in the least block: any will do. */
const parts: Readonly<Record<string, unknown>> = { asset: '/a.svg', link: '/shouye' };

/** Every kind of block. */
export const blockTypes: readonly string[] = siteSchema.$defs.block.oneOf.map(({ $ref }) =>
  $ref.slice('#/$defs/'.length, -'Block'.length),
);

/**
 * A kind of block with the least that the schema lets it have, and the texts for readers in it.
 * @throws where no value is known for something that the schema requires: give the test a row for the block
 */
export function leastBlock(type: string): { readonly block: Block; readonly texts: string[] } {
  const texts: string[] = [];
  const text = (): string => {
    texts.push(`文字${texts.length + 1}`);
    return texts.at(-1) ?? '';
  };
  const leastOf = (node: Node): unknown => {
    const part = node.$ref?.slice('#/$defs/'.length);
    if (part === 'text') return text();
    if (part === 'textList') return [text()];
    if (part !== undefined) return parts[part] ?? leastOf(definitions[part] ?? {});
    if (node.const !== undefined) return node.const;
    if (node.enum) return node.enum[0];
    if (node.oneOf?.[0]) return leastOf(node.oneOf[0]);
    switch ([node.type].flat()[0]) {
      case 'object':
        return Object.fromEntries(
          (node.required ?? []).map((key) => [key, leastOf(node.properties?.[key] ?? {})]),
        );
      case 'array':
        return Array.from({ length: node.minItems ?? 0 }, () => leastOf(node.items ?? {}));
      case 'string':
        return node['x-collection'] ? 'some' : 'x';
      case 'boolean':
        return false;
      case 'integer':
      case 'number':
        return node.minimum ?? 1;
      default:
        throw new Error(`no value is known for ${JSON.stringify(node)} of ${type}`);
    }
  };
  return { block: leastOf(definitions[`${type}Block`] ?? {}) as Block, texts };
}
