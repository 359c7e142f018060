import type { Rule } from '../context/rule.ts';

export const accessLocked = {
  id: 'access-locked',
  severity: 'warning',
  explanation: {
    zh: 'access.locked 让菜单显示一把锁，意思是“登录后可以打开”。没有写 access.signIn，访客就不知道到哪里登录。请写上 access.signIn，或去掉 locked，让这一项不显示。',
    en: 'access.locked has menus show a lock, which says: this opens after signing in. Without access.signIn visitors do not learn where. Write access.signIn, or take locked out, so that the item is not shown.',
  },
  bad: '  - { id: papers, paths: { zh: /papers }, title: 内部资料, page: index, access: { code: papers, locked: true } }',
  good: '  - { id: papers, paths: { zh: /papers }, title: 内部资料, page: index, access: { code: papers } }',
  *check({ source, routes }) {
    if (source.access?.signIn) return;
    for (const { route, pointer } of routes) {
      if (!route.access?.locked) continue;
      yield {
        pointer: [...pointer, 'access', 'locked'],
        what: 'key',
        message: `visitors see a lock at "${route.id}" and no way to sign in: write it under access.signIn`,
      };
    }
  },
} as const satisfies Rule;
