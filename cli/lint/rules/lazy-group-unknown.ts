import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const lazyGroupUnknown = {
  id: 'lazy-group-unknown',
  severity: 'error',
  explanation: {
    zh: [
      '路由的 lazy 里写的载入组，必须在 lazyGroups 里声明。',
      '同一组的页面会一起载入；组名写错，这个页面就和访客接着要看的页面分开了。',
      '请改正名称，或在 lazyGroups 里声明这一组；单独载入的页面写 lazy: true。',
    ].join(''),
    en: [
      'A lazy group that a route names is declared under lazyGroups.',
      'The screens of a group are loaded together; one with a misspelled group would be loaded apart from those that visitors open next.',
      'Correct the name, declare the group under lazyGroups, or write lazy: true to load the screen on its own.',
    ].join(' '),
  },
  bad: [
    'lazyGroups: [home, news]',
    '- { id: news, paths: { zh: /news }, page: index, lazy: new }',
  ].join('\n'),
  good: [
    'lazyGroups: [home, news]',
    '- { id: news, paths: { zh: /news }, page: index, lazy: news }',
  ].join('\n'),
  *check({ source, routes }) {
    const groups = namesOf(source.lazyGroups ?? []);
    for (const { route, pointer } of routes) {
      if (typeof route.lazy !== 'string' || groups.has(route.lazy)) continue;
      yield {
        pointer: [...pointer, 'lazy'],
        what: 'value',
        message: `"${route.lazy}" is no lazy group of this site; they stand under lazyGroups`,
        suggestion: groups.nearest(route.lazy),
      };
    }
  },
} as const satisfies Rule;
