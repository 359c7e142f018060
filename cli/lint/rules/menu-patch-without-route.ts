import { parameterNames } from '../../../schema/path/parse-path.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const menuPatchWithoutRoute = {
  id: 'menu-patch-without-route',
  severity: 'error',
  explanation: {
    zh: [
      'menu.patches 里的 path 必须是某个路由的路径，并且不带参数。',
      '这一组菜单代码的菜单项都通向那里；路径不存在，访客点了菜单就会出错。',
      '请照 routes 里的写法写路径；带参数的路径不能用，因为菜单没有参数的值。',
    ].join(''),
    en: [
      'A menu patch opens a path that a route has, without parameters.',
      'All menu items with the codes of the patch lead there; visitors who choose one would meet an error.',
      'Write the path as it stands under routes; a path with parameters cannot be used, as the menu has no values for them.',
    ].join(' '),
  },
  bad: 'park: { path: /indx, codes: [facts, map] }',
  good: 'park: { path: /index, codes: [facts, map] }',
  *check({ source, paths }) {
    const known = namesOf(
      paths.map(({ text }) => text).filter((text) => parameterNames(text).length === 0),
    );
    for (const [code, { path }] of Object.entries(source.menu?.patches ?? {})) {
      if (known.has(path)) continue;
      yield {
        pointer: ['menu', 'patches', code, 'path'],
        what: 'value',
        message: `"${path}" is no path without parameters of this site`,
        suggestion: known.nearest(path),
      };
    }
  },
} as const satisfies Rule;
