import type { Rule } from '../rule.ts';

export const routeNothingToShow: Rule = {
  id: 'route-nothing-to-show',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A route with a path has a page or a redirect.',
  },
  bad: '',
  good: '',
  *check({ routes }) {
    for (const { route, pointer } of routes) {
      const hasPath = Object.values(route.paths).some((paths) => paths !== false);
      if (hasPath && route.page === undefined && route.redirect === undefined) {
        yield {
          pointer: [...pointer, 'id'],
          what: 'value',
          message: `route "${route.id}" has neither a page nor a redirect, so its address shows nothing`,
        };
      }
    }
  },
};
