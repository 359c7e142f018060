import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { ListSort } from '../../../schema/source.generated.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

/** What every entry can be sorted by. */
const common = ['title', 'date', 'updated', 'order', 'source', 'code', 'type'];

/** Types of fields that have a before and an after. */
const sortable: ReadonlySet<string> = new Set([
  'text',
  'number',
  'day',
  'yes',
  'texts',
  'choice',
  'address',
]);

export const listSort = {
  id: 'list-sort',
  severity: 'error',
  explanation: {
    zh: [
      '列表按集合的一个字段，或者每个条目都有的键排序；字段的值要分得出先后。',
      '按不存在的键排，次序不会变；由内容接口给出的列表，次序由接口决定。',
      '请改正键名；接口的列表请在接口的网址里写明次序。',
    ].join(''),
    en: [
      'A list is sorted by a field of its collection, or by a key that every entry has, whose values have an order.',
      'By a key that does not exist nothing is sorted, and lists of a content API stand as the API gives them.',
      "Correct the key; for a content API say the order in the API's address.",
    ].join(' '),
  },
  bad: '- { type: entryTable, collection: books, columns: [author], sort: { by: yaer } }',
  good: '- { type: entryTable, collection: books, columns: [author], sort: { by: year } }',
  *check({ source, blocks }) {
    for (const { block, pointer } of blocks) {
      const { sort, collection } = block as { sort?: ListSort; collection?: string };
      const declared = collection === undefined ? undefined : source.collections?.[collection];
      if (!sort || !declared || typeof sort !== 'object') continue;
      if (browserSource(declared)) {
        yield {
          pointer: [...pointer, 'sort'],
          what: 'key',
          message: `the entries of "${collection}" stand in the order in which the content API gives them`,
        };
        continue;
      }
      const { by } = sort;
      const at = { pointer: [...pointer, 'sort', 'by'], what: 'value' as const };
      const field = declared.fields?.[by];
      if (field && !sortable.has(field.type)) {
        yield { ...at, message: `"${by}" holds ${field.type}, which have no order to sort by` };
      } else if (!field && !common.includes(by)) {
        const names = namesOf([...Object.keys(declared.fields ?? {}), ...common]);
        yield {
          ...at,
          message: `"${by}" is no field of the collection "${collection}" to sort by`,
          suggestion: names.nearest(by),
        };
      }
    }
  },
} as const satisfies Rule;
