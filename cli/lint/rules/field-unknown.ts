import { childNode, nodeFor, type SchemaNode } from '../../validate/schema-node.ts';
import type { LintContext } from '../lint-context.ts';
import { namesOf } from '../names.ts';
import type { Pointer } from '../pointer.ts';
import type { Finding, Rule } from '../rule.ts';

/** What every entry has, besides the fields of its collection. */
const builtIn = ['date', 'summary'];

type Part = Readonly<Record<string, unknown>>;

function* findingsIn(
  part: Part,
  node: SchemaNode,
  pointer: Pointer,
  around: string | undefined,
  context: LintContext,
): Iterable<Finding> {
  const collection = typeof part.collection === 'string' ? part.collection : around;
  const declared = collection === undefined ? undefined : context.source.collections?.[collection];
  if (!declared || collection === undefined) return;
  const check = (
    value: unknown,
    at: Pointer,
    known: readonly string[],
    what: string,
  ): Finding[] => {
    const names = namesOf(known);
    if (typeof value !== 'string' || names.has(value)) return [];
    return [
      {
        pointer: at,
        what: 'value',
        message: `"${value}" is no ${what} of the collection "${collection}"`,
        suggestion: names.nearest(value),
      },
    ];
  };
  const fields = [...Object.keys(declared.fields ?? {}), ...builtIn];
  for (const [key, value] of Object.entries(part)) {
    const child = childNode(node, key);
    const at = [...pointer, key];
    if (child['x-field']) yield* check(value, at, fields, 'field');
    else if (Array.isArray(value) && child.items?.['x-field']) {
      for (const [index, each] of value.entries()) {
        yield* check(each, [...at, index], fields, 'field');
      }
    } else if (key === 'code' && !declared.http) {
      yield* check(value, at, Object.keys(declared.codes ?? {}), 'code');
    } else if (typeof value === 'object' && value !== null && 'collection' in value) {
      yield* findingsIn(value as Part, nodeFor(child, value), at, collection, context);
    } else if (typeof value === 'object' && value !== null && 'field' in value) {
      yield* findingsIn(value as Part, nodeFor(child, value), at, collection, context);
    }
  }
}

export const fieldUnknown: Rule = {
  id: 'field-unknown',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Fields and codes that a block names are those of its collection.',
  },
  bad: '',
  good: '',
  *check(context) {
    for (const { block, pointer } of context.blocks) {
      const node = nodeFor({ $ref: '#/$defs/block' }, block);
      yield* findingsIn(block as unknown as Part, node, pointer, undefined, context);
    }
  },
};
