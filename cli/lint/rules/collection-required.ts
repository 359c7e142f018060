import { entryKeys } from '../../validate/schema-node.ts';
import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const collectionRequired: Rule = {
  id: 'collection-required',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Keys that a collection requires are those of every entry, or fields of its own.',
  },
  bad: '',
  good: '',
  *check({ source }) {
    for (const [collection, { required = [], fields = {} }] of Object.entries(
      source.collections ?? {},
    )) {
      const keys = namesOf([...entryKeys, ...Object.keys(fields)]);
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
};
