import type { Pointer } from '../pointer.ts';
import type { Rule } from '../rule.ts';

export const collectionDuplicateEntry: Rule = {
  id: 'collection-duplicate-entry',
  severity: 'error',
  description: 'The id of an entry is its own in its collection.',
  *check({ source }) {
    for (const [name, { entries }] of Object.entries(source.collections ?? {})) {
      const first = new Map<string, Pointer>();
      for (const [index, { id }] of entries.entries()) {
        const pointer = ['collections', name, 'entries', index, 'id'];
        const before = first.get(id);
        if (!before) first.set(id, pointer);
        else {
          yield {
            pointer,
            what: 'value',
            message: `"${id}" is already the id of another entry of "${name}"`,
            related: [{ pointer: before, what: 'value', message: 'the first one' }],
          };
        }
      }
    }
  },
};
