import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const collectionUnknown: Rule = {
  id: 'collection-unknown',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A collection that a block shows is defined, and so is the route that shows an entry.',
  },
  bad: '',
  good: '',
  *check({ source, routes, collectionNames }) {
    const collections = namesOf(Object.keys(source.collections ?? {}));
    for (const { name, pointer } of collectionNames) {
      if (collections.has(name)) continue;
      yield {
        pointer,
        what: 'value',
        message: `"${name}" is no collection of this site`,
        suggestion: collections.nearest(name),
      };
    }
    const ids = namesOf(routes.map(({ route }) => route.id));
    for (const [name, { detail }] of Object.entries(source.collections ?? {})) {
      if (detail === undefined || ids.has(detail)) continue;
      yield {
        pointer: ['collections', name, 'detail'],
        what: 'value',
        message: `"${detail}" is the id of no route, so the entries of "${name}" have no address`,
        suggestion: ids.nearest(detail),
      };
    }
  },
};
