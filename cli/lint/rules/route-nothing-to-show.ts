import type { Rule } from '../context/rule.ts';

export const routeNothingToShow = {
  id: 'route-nothing-to-show',
  severity: 'error',
  explanation: {
    zh: [
      '有路径的路由，必须有页面或跳转。',
      '否则访客打开这个地址，什么也看不到。',
      '请写上 page 或 redirect；只在菜单里用来归类的路由，路径写 false。',
    ].join(''),
    en: [
      'A route with a path has a page or a redirect.',
      'Visitors who open its address would see nothing.',
      'Name a page or a redirect; a route that only groups others in the menu has paths that are false.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, title: 新闻 }',
  good: '- { id: news, paths: { zh: /news }, title: 新闻, page: index }',
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
} as const satisfies Rule;
