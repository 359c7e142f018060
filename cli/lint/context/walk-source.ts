import { definitionsOf } from '../../../schema/blocks/block-definitions.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { childNode, nodeFor, type SchemaNode, siteNode } from '../../validate/schema-node.ts';

export type SourcePlace = {
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly node: SchemaNode;
  /** What the schema says of the key alone, where the node is what it refers to. */
  readonly keyNode: SchemaNode;
};

/**
 * Calls a function with every value of a source, each with its place and its schema.
 * @param root the schema of the whole source
 */
export function walkSource(
  source: SiteSource,
  visit: (place: SourcePlace) => void,
  root: SchemaNode = siteNode,
): void {
  const definitions = definitionsOf(source);
  const walk = (value: unknown, raw: SchemaNode, pointer: Pointer): void => {
    const node = nodeFor(raw, value, definitions);
    visit({ pointer, value, node, keyNode: raw });
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        walk(item, childNode(node, index), [...pointer, index]);
      });
      return;
    }
    for (const [key, member] of Object.entries(value)) {
      walk(member, childNode(node, key), [...pointer, key]);
    }
  };
  walk(source, root, []);
}
