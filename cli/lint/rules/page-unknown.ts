import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const pageUnknown: Rule = {
  id: 'page-unknown',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A page that is named is defined.',
  },
  bad: '',
  good: '',
  *check({ source, routes }) {
    const pages = namesOf(Object.keys(source.pages));
    const uses = [
      ...routes.map(({ route, pointer }) => ({ name: route.page, pointer: [...pointer, 'page'] })),
      ...Object.entries(source.errors ?? {}).map(([key, name]) => ({
        name,
        pointer: ['errors', key],
      })),
    ];
    for (const { name, pointer } of uses) {
      if (name === undefined || pages.has(name)) continue;
      yield {
        pointer,
        what: 'value',
        message: `"${name}" is no page of this site`,
        suggestion: pages.nearest(name),
      };
    }
  },
};
