import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

export const routeDuplicateId = {
  id: 'route-duplicate-id',
  severity: 'error',
  explanation: {
    zh: [
      '每个路由的 id 都不能与别的路由相同。',
      '页面靠 id 找到手机版和另一种语言的孪生地址，栏目集合和搜索也靠 id 找到页面；两个路由 id 相同，访客就会被带错地方。',
      '请给其中一个路由换一个 id；用到它的地方，例如 detail 和 search.route，也要一起改。',
    ].join(''),
    en: [
      'The id of a route is its own.',
      'By its id a page finds its twins for phones and for the other language, and collections and the search find the page; with two routes of one id visitors would be led to the wrong one.',
      'Give one of the routes another id; what names it, such as detail or search.route, may have to follow.',
    ].join(' '),
  },
  bad: [
    '- { id: index, paths: { zh: /index }, page: index }',
    '- { id: index, paths: { zh: /other }, page: index }',
  ].join('\n'),
  good: [
    '- { id: index, paths: { zh: /index }, page: index }',
    '- { id: other, paths: { zh: /other }, page: index }',
  ].join('\n'),
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
} as const satisfies Rule;
