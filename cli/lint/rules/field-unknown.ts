import { definitionsOf } from '../../../schema/blocks/block-definitions.ts';
import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { childNode, nodeFor, type SchemaNode } from '../../validate/schema-node.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

/** What every entry has, besides the fields of its collection. */
const builtIn = ['date', 'summary', 'source', 'code', 'type'];

type Part = Readonly<Record<string, unknown>>;

/** Whether keys of a mapping name fields of the collection that is named above it. */
const namesFields = ({ properties = {} }: SchemaNode): boolean =>
  Object.values(properties).some((each) => each['x-field']);

function* findingsIn(
  part: Part,
  node: SchemaNode,
  pointer: Pointer,
  around: string | undefined,
  context: LintContext,
): Iterable<Finding> {
  const collection = typeof part.collection === 'string' ? part.collection : around;
  const declared = collection === undefined ? undefined : context.source.collections?.[collection];
  const definitions = definitionsOf(context.source);
  // Parts of a block may have a collection each.
  for (const [key, value] of Object.entries(part)) {
    const { items } = childNode(node, key);
    const item = items && nodeFor(items, undefined, definitions);
    if (!Array.isArray(value) || !item?.properties?.collection) continue;
    for (const [index, each] of value.entries()) {
      yield* findingsIn(each as Part, item, [...pointer, key, index], collection, context);
    }
  }
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
    const item = child.items ? nodeFor(child.items, undefined, definitions) : {};
    if (child['x-field']) yield* check(value, at, fields, 'field');
    else if (Array.isArray(value) && item['x-field']) {
      for (const [index, each] of value.entries()) {
        const isMapping = typeof each === 'object' && each !== null;
        yield* check(
          isMapping ? (each as Part).field : each,
          [...at, index, ...(isMapping ? ['field'] : [])],
          fields,
          'field',
        );
      }
    } else if (key === 'code' && !browserSource(declared)) {
      yield* check(value, at, Object.keys(declared.codes ?? {}), 'code');
    } else if (typeof value === 'object' && value !== null && 'collection' in value) {
      yield* findingsIn(value as Part, nodeFor(child, value, definitions), at, collection, context);
    } else if (
      typeof value === 'object' &&
      value !== null &&
      ('field' in value || 'fields' in value || namesFields(nodeFor(child, value, definitions)))
    ) {
      yield* findingsIn(value as Part, nodeFor(child, value, definitions), at, collection, context);
    }
  }
}

export const fieldUnknown = {
  id: 'field-unknown',
  severity: 'error',
  explanation: {
    zh: [
      '区块里写的字段和分类代码，必须属于它所用的栏目集合。',
      '没有哪个条目有的字段，表格里那一列就是空的；按不存在的分类代码列出条目，列表里什么也没有。',
      '请改正名称，或在该集合的 fields、codes 里声明；date、summary、source、code 和 type 不用声明。',
    ].join(''),
    en: [
      'Fields and codes that a block names are those of its collection.',
      'A column whose field no entry has stays empty, and a list by a code that does not exist shows nothing.',
      'Correct the name, or declare it under fields or codes of the collection; date, summary, source, code and type are there by themselves.',
    ].join(' '),
  },
  bad: '- { type: entryTable, collection: notices, columns: [number, datum, summary] }',
  good: '- { type: entryTable, collection: notices, columns: [number, date, summary] }',
  *check(context) {
    for (const { block, pointer } of context.blocks) {
      const node = nodeFor({ $ref: '#/$defs/block' }, block, definitionsOf(context.source));
      yield* findingsIn(block as unknown as Part, node, pointer, undefined, context);
    }
  },
} as const satisfies Rule;
