import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { parameterNames } from '../../../schema/path/parse-path.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

/** Where a site names the route that shows the results of a search. */
function searchNames({ source }: LintContext) {
  const { search, zones = [] } = source;
  return [
    ...(search ? [{ id: search.route, pointer: ['search', 'route'] }] : []),
    ...zones.flatMap((zone, index) =>
      zone.search === undefined ? [] : [{ id: zone.search, pointer: ['zones', index, 'search'] }],
    ),
  ];
}

export const searchRoute = {
  id: 'search-route',
  severity: 'error',
  explanation: {
    zh: [
      '搜索结果的路由必须存在，它的路径只有一个参数，就是关键词。',
      '搜索框会把访客输入的词放进这个路由的地址；路由不存在，或还有别的参数没有值，搜索就用不了。',
      '请写一个路径里只有一个 :参数的路由，并在它的页面用 params 说明这个参数是 keyword。',
    ].join(''),
    en: [
      'The route of search results exists, and the keyword is the one parameter of its paths.',
      'The search box leads visitors to this route with the word that they typed; without it, or with another parameter that nothing fills, no search would work.',
      'Name a route whose path has one :parameter, and say under params of its page that it is the keyword.',
    ].join(' '),
  },
  bad: [
    'search: { route: serach }',
    "- { id: search, paths: { zh: '/search/:word' }, page: search }",
  ].join('\n'),
  good: [
    'search: { route: search }',
    "- { id: search, paths: { zh: '/search/:word' }, page: search }",
  ].join('\n'),
  *check(context) {
    const ids = namesOf(context.routes.map(({ route }) => route.id));
    for (const { id, pointer } of searchNames(context)) {
      const place = { pointer, what: 'value' as const };
      const flat = context.routes.find(({ route }) => route.id === id);
      if (!flat) {
        yield { ...place, message: `no route has the id "${id}"`, suggestion: ids.nearest(id) };
        continue;
      }
      const { page = '' } = flat.route;
      const keyword = context.source.pages[page]?.params?.keyword;
      const paths = Object.keys(context.settings.languages).flatMap((language) =>
        pathsOfRoute(flat.route, language).slice(0, 1),
      );
      const wrong = paths.find((path) => parameterNames(path).join() !== keyword);
      if (keyword === undefined) {
        yield {
          ...place,
          message: `the page of route "${id}" names no parameter as its keyword (params: { keyword: … })`,
        };
      } else if (wrong !== undefined) {
        yield { ...place, message: `"${wrong}" must have the one parameter ":${keyword}"` };
      }
    }
  },
} as const satisfies Rule;
