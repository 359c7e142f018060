import type { SiteRule } from '../context/site-rule.ts';

export const menuSection = {
  id: 'menu-section',
  severity: 'warning',
  explanation: {
    zh: 'menu.patches 里的每个菜单码都会打开“路径?code=菜单码”，所以那个页面上要有同名的栏目。没有的话，页面会显示第一个栏目，访客看到的与菜单写的不一样。请改正菜单码，或在页面的 sections 里加上这个栏目。',
    en: 'A code of menu.patches opens path?code=code, so its page has a section of that name. Where it has none, the first section is shown, which is not what the menu says. Correct the code, or add the section to the page.',
  },
  bad: '    park: { path: /park, codes: [facts, maps] }',
  good: '    park: { path: /park, codes: [facts, map] }',
  *check({ source, read, checkAddress, find }) {
    for (const [parent, { path, codes }] of Object.entries(source.menu?.patches ?? {})) {
      // A path that is none is reported by menu-patch-without-route.
      if (!find(path)) continue;
      for (const [index, code] of codes.entries()) {
        const fault = checkAddress(`${path}?code=${encodeURIComponent(code)}`);
        if (!fault) continue;
        const near = fault.suggestion?.split('?code=')[1];
        yield {
          in: read,
          pointer: ['menu', 'patches', parent, 'codes', index],
          what: 'value',
          message: `the page ${path} has no section "${code}" in its language, so its first one is shown`,
          ...(near === undefined ? {} : { suggestion: near }),
        };
      }
    }
  },
} as const satisfies SiteRule;
