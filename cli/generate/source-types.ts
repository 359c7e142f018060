import { compile } from 'json-schema-to-typescript';
import type { SchemaNode } from './bundle-schema.ts';

/** Whether a part of the schema is that of a key with another name by now. */
const isOldName = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'deprecated' in node && 'x-instead' in node;

/** A reference alone, so that one definition becomes one type however often it is described anew. */
function bareReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bareReferences);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return { $ref: node.$ref };
  return Object.fromEntries(
    Object.entries(node)
      // A site is read with current names in place of old ones.
      .filter(([, value]) => !isOldName(value))
      .map(([key, value]) => [key, bareReferences(value)]),
  );
}

/** TypeScript types of a site file, from its bundled JSON Schema. */
export function sourceTypes(schema: SchemaNode): Promise<string> {
  return compile(bareReferences(schema) as Parameters<typeof compile>[0], 'SiteSource', {
    bannerComment: '/* Generated from schema/language by `npm run generate`. Do not edit. */',
    additionalProperties: false,
    strictIndexSignatures: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
}
