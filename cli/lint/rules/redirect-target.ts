import { splitAddress } from '../../../schema/path/split-address.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Rule } from '../context/rule.ts';
import { redirectsOf, targetFinder } from '../paths/redirects.ts';

export const redirectTarget = {
  id: 'redirect-target',
  severity: 'error',
  explanation: {
    zh: [
      '站内跳转必须通向一个路由，并且带上它的路径所需的参数。',
      '旧地址靠跳转继续有效；跳转的目标不存在，或者参数没有值，访客就会看到出错的页面。',
      '请照 routes 里的写法写路径；里面用到的 :参数，在本路由的每个路径里也必须有。',
    ].join(''),
    en: [
      'A redirect within the site leads to a route, with what its path needs.',
      'Old addresses are kept alive by redirects; one that leads nowhere, or without the value of a parameter, brings visitors to an error.',
      'Write the path as it stands under routes; a :parameter in it must stand in every path of this route, too.',
    ].join(' '),
  },
  bad: '- { id: old, paths: { zh: /old }, redirect: /indx?from=old }',
  good: '- { id: old, paths: { zh: /old }, redirect: /index?from=old }',
  *check(context) {
    const redirects = redirectsOf(context).filter(({ address }) => address.startsWith('/'));
    if (redirects.length === 0) return;
    const find = targetFinder(context);
    const nearest = nearestAmong(context.paths.map(({ text }) => text));
    const roots = new Set([
      '/',
      ...context.settings.spelling.prefixes.map((each) => each.toLowerCase()),
    ]);
    for (const redirect of redirects) {
      const { path } = splitAddress(redirect.address);
      const { pointer } = redirect;
      if (roots.has(path.toLowerCase().replace(/(.)\/$/, '$1'))) continue;
      if (find(path)) continue;
      const message = `"${path}" is no path of this site`;
      const inside = { offset: 0, length: path.length };
      yield { pointer, what: 'value', inside, message, suggestion: nearest(path) };
    }
  },
} as const satisfies Rule;
