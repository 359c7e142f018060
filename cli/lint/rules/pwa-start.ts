import { opensToAll } from '../../../schema/access/opens-to-all.ts';
import type { Rule } from '../context/rule.ts';

export const pwaStart = {
  id: 'pwa-start',
  severity: 'error',
  explanation: {
    zh: '能像应用一样安装的网站（pwa）从首页打开，首页也留在浏览器里供没有网络时使用。所以每种语言的 home 都要通向一个有 page、人人都能打开的路由，不能只是转到别处，也不能要求权限。请给这个路由写上 page，去掉它的 redirect 或 access，或者换一个 home。',
    en: 'A site that can be installed like an app (pwa) opens with its start page, which browsers keep for the time without a connection. So the home of each language leads to a route that has a page of its own and that everybody may open: no redirect, no access. Give the route a page, take its redirect or access out, or name another home.',
  },
  bad: ['home: /index', 'paths: { zh: /index }, redirect: /welcome'].join('\n'),
  good: ['home: /index', 'paths: { zh: /index }, title: 首页, page: index'].join('\n'),
  *check({ source, paths }) {
    if (!source.pwa) return;
    for (const [language, { home }] of Object.entries(source.languages)) {
      const flat = paths.find((each) => each.language === language && each.text === home)?.flat;
      // A home that no route has is reported by another rule.
      if (!flat) continue;
      const { route, access } = flat;
      const fault =
        route.redirect !== undefined || route.page === undefined
          ? 'has no page of its own'
          : opensToAll(access, source)
            ? undefined
            : 'is closed to visitors who are not signed in';
      if (fault === undefined) continue;
      yield {
        pointer: ['languages', language, 'home'],
        what: 'value',
        message: `there is no start page to install the site with: route "${route.id}" ${fault}`,
      };
    }
  },
} as const satisfies Rule;
