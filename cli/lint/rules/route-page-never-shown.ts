import type { Rule } from '../context/rule.ts';

export const routePageNeverShown = {
  id: 'route-page-never-shown',
  severity: 'warning',
  explanation: {
    zh: '一个路由要么有页面，要么跳转到别处。两样都写的，访客总是被带走，页面永远没人看到。请去掉其中一个：要保留页面就去掉 redirect，要跳转就去掉 page。',
    en: 'A route has a page, or it redirects. Where it has both, visitors are always led on and nobody ever sees the page. Take one of them out: redirect where the page is to be seen, page where visitors are to be led on.',
  },
  bad: '- { id: old, paths: { zh: /old }, page: news, redirect: /news }',
  good: '- { id: old, paths: { zh: /old }, redirect: /news }',
  *check({ routes }) {
    for (const { route, pointer } of routes) {
      if (route.page === undefined || route.redirect === undefined) continue;
      yield {
        pointer: [...pointer, 'page'],
        what: 'value',
        message: `nobody sees this page here: route "${route.id}" redirects`,
        related: [{ pointer: [...pointer, 'redirect'], what: 'key', message: 'where it leads' }],
      };
    }
  },
} as const satisfies Rule;
