import type { SchemaError } from 'virtual:site-validator';
import type { Definitions } from '../../schema/blocks/block-definitions.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import { childNode, nodeFor, type SchemaNode } from './schema-node.ts';

/** An error of the validator with the value it is about and the schema of it. */
export type Mistake = {
  readonly error: SchemaError;
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly node: SchemaNode;
  /** Those of the site's language. */
  readonly definitions: Definitions;
};

const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Finds out what an error is about, by its path from the root.
 * @param root the schema of the whole content
 * @param definitions those of the site's language
 */
export function mistakeOf(
  error: SchemaError,
  content: unknown,
  root: SchemaNode,
  definitions: Definitions,
): Mistake {
  const pointer: (string | number)[] = [];
  let value = content;
  let node = nodeFor(root, content, definitions);
  for (const token of error.instancePath.split('/').slice(1)) {
    const key = Array.isArray(value) ? Number(token) : unescapeToken(token);
    pointer.push(key);
    value = (value as Record<string | number, unknown>)[key];
    node = nodeFor(childNode(node, key), value, definitions);
  }
  return { error, pointer, value, node, definitions };
}
