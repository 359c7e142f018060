import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const pageUnknown = {
  id: 'page-unknown',
  severity: 'error',
  explanation: {
    zh: [
      '写到的页面必须在 pages 里定义。',
      '没有定义，访客打开这个路由或出错时，什么也看不到；写给它的通知也不会显示。',
      '请改正名称，或在 pages 里加上这个页面。',
    ].join(''),
    en: [
      'A page that is named is defined.',
      'A route or an error page without it would show visitors nothing, and a notice for it would never be seen.',
      'Correct the name, or add the page under pages.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, title: 新闻动态, page: indx }',
  good: '- { id: news, paths: { zh: /news }, title: 新闻动态, page: index }',
  *check({ source, routes }) {
    const pages = namesOf(Object.keys(source.pages));
    const uses = [
      ...routes.map(({ route, pointer }) => ({
        name: route.page,
        pointer: [...pointer, 'page'],
        what: 'value' as const,
      })),
      ...Object.entries(source.errors ?? {}).flatMap(([key, name]) =>
        key === 'picture' ? [] : [{ name, pointer: ['errors', key], what: 'value' as const }],
      ),
      ...(source.site.notice ?? []).flatMap(({ pages: named = [] }, index) =>
        named.map((name, place) => ({
          name,
          pointer: ['site', 'notice', index, 'pages', place],
          what: 'value' as const,
        })),
      ),
      ...Object.keys(source.budget?.pages ?? {}).map((name) => ({
        name,
        pointer: ['budget', 'pages', name],
        what: 'key' as const,
      })),
    ];
    for (const { name, pointer, what } of uses) {
      if (name === undefined || pages.has(name)) continue;
      yield {
        pointer,
        what,
        message: `"${name}" is no page of this site`,
        suggestion: pages.nearest(name),
      };
    }
  },
} as const satisfies Rule;
