import { namesOf } from '../../diagnostics/known-names.ts';
import { entryKeys, eventKeys } from '../../validate/schema-node.ts';
import type { Rule } from '../context/rule.ts';

export const collectionRequired = {
  id: 'collection-required',
  severity: 'error',
  explanation: {
    zh: [
      '栏目集合的 required 里，只能写所有条目共有的键或本集合自己的字段。',
      '如果要求一个谁也写不了的键，集合里的每个条目都会被判为有错，网站也就无法生成。',
      '请改正 required 里的名称，或在 fields 里声明这个字段。',
    ].join(''),
    en: [
      'Keys that a collection requires are those of every entry, or fields of its own.',
      'A key that no entry can have would make every entry of the collection wrong, and the site could not be built.',
      'Correct the name under required, or declare the field under fields.',
    ].join(' '),
  },
  bad: 'required: [dat, summary, nubmer, subject]',
  good: 'required: [date, summary, number, until]',
  *check({ source }) {
    for (const [collection, { required = [], fields = {}, events }] of Object.entries(
      source.collections ?? {},
    )) {
      const keys = namesOf([...entryKeys, ...(events ? eventKeys : []), ...Object.keys(fields)]);
      for (const [index, key] of required.entries()) {
        if (keys.has(key)) continue;
        yield {
          pointer: ['collections', collection, 'required', index],
          what: 'value',
          message: `"${key}" is neither a key of every entry nor a field of the collection "${collection}"`,
          suggestion: keys.nearest(key),
        };
      }
    }
  },
} as const satisfies Rule;
