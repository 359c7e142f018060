import type { Rule } from '../context/rule.ts';

export const lazyGroupUnused = {
  id: 'lazy-group-unused',
  severity: 'warning',
  explanation: {
    zh: 'lazyGroups 里列出的每一组，都要有路由用 lazy 加入。没有路由的组什么也不载入，也可能是路由里的组名写错了。删去这一组，或在该组的路由里写上 lazy。',
    en: 'Every group under lazyGroups is named by the lazy of some route. A group without routes loads nothing, and may be a sign that a route names another by mistake. Remove the group, or name it in its routes.',
  },
  bad: 'lazyGroups: [news, archive]',
  good: 'lazyGroups: [news]',
  *check({ source, routes }) {
    const used = new Set(routes.map(({ route }) => route.lazy));
    const groups = source.lazyGroups ?? [];
    // A group that is not known is reported by itself, and one of these is meant by it.
    if ([...used].some((name) => typeof name === 'string' && !groups.includes(name))) return;
    for (const [index, group] of groups.entries()) {
      if (used.has(group)) continue;
      yield {
        pointer: ['lazyGroups', index],
        what: 'value',
        message: `no route is loaded with the group "${group}"`,
        repair: { kind: 'remove', safe: false },
      };
    }
  },
} as const satisfies Rule;
