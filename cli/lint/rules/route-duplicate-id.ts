import type { Pointer } from '../pointer.ts';
import type { Rule } from '../rule.ts';

export const routeDuplicateId: Rule = {
  id: 'route-duplicate-id',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The id of a route is its own.',
  },
  bad: '',
  good: '',
  *check({ routes }) {
    const first = new Map<string, Pointer>();
    for (const { route, pointer } of routes) {
      const place = [...pointer, 'id'];
      const before = first.get(route.id);
      if (!before) first.set(route.id, place);
      else {
        yield {
          pointer: place,
          what: 'value',
          message: `"${route.id}" is already the id of another route`,
          related: [{ pointer: before, what: 'value', message: 'the first one' }],
        };
      }
    }
  },
};
