import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const pageUnused = {
  id: 'page-unused',
  severity: 'warning',
  explanation: {
    zh: 'pages 里的每个页面都应当有路由（page）或 errors 用到它。没有用到的页面谁也打不开，往往是路由写漏了或名字写错了。请给它一个路由，或者把它删掉。',
    en: 'Every page under pages is shown by a route or named under errors. A page that nothing names can be opened by nobody; often its route was forgotten or names another page. Give it a route, or take it out.',
  },
  bad: '  old: { blocks: [{ type: share, title: 旧页面 }] }',
  good: '  - { id: news, paths: { zh: /news }, page: news }',
  *check({ source, routes }) {
    const used = namesOf([
      ...routes.flatMap(({ route }) => route.page ?? []),
      ...Object.values(source.errors ?? {}),
    ]);
    for (const page of Object.keys(source.pages)) {
      if (used.has(page)) continue;
      yield {
        pointer: ['pages', page],
        what: 'key',
        message: `no route shows the page "${page}", so nobody can open it`,
        repair: { kind: 'remove', safe: false },
      };
    }
  },
} as const satisfies Rule;
