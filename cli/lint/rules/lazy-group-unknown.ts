import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const lazyGroupUnknown: Rule = {
  id: 'lazy-group-unknown',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A lazy group that a route names is declared under lazyGroups.',
  },
  bad: '',
  good: '',
  *check({ source, routes }) {
    const groups = namesOf(source.lazyGroups ?? []);
    for (const { route, pointer } of routes) {
      if (typeof route.lazy !== 'string' || groups.has(route.lazy)) continue;
      yield {
        pointer: [...pointer, 'lazy'],
        what: 'value',
        message: `"${route.lazy}" is no lazy group of this site; they stand under lazyGroups`,
        suggestion: groups.nearest(route.lazy),
      };
    }
  },
};
