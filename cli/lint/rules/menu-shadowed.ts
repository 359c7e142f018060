import type { SiteRule } from '../context/site-rule.ts';

export const menuShadowed = {
  id: 'menu-shadowed',
  severity: 'warning',
  explanation: {
    zh: '一种语言的菜单只来自一处：网页配置里有 navbar，就用它；没有时才用 site.yaml 的 menu.items，再没有就按路由生成。网页配置放在 public 里又写了 navbar，menu.items 里这种语言的菜单就不会显示，改了也看不到变化。请去掉网页配置里的 navbar，或去掉 menu.items，或用 languages 写明各项属于哪些语言。',
    en: 'The menu of a language comes from one place: the navbar of its web configuration, where it has one; else menu.items of site.yaml; else the routes. Where the web configuration in the folder public brings a navbar, what menu.items say is not shown in that language, and nobody sees what is changed there. Take the navbar out, or menu.items, or say by languages of an item where it belongs.',
  },
  bad: '  items: [{ title: 新闻, route: news }]',
  good: '  drawer: { omitUnlinked: true }',
  *check({ menu, configMenu, read }) {
    const languages = new Set(menu.flatMap(({ config, language }) => (config ? [] : [language])));
    for (const language of languages) {
      const first = configMenu.find((each) => each.language === language && each.title !== '');
      if (!first) continue;
      yield {
        in: read,
        pointer: ['menu', 'items'],
        what: 'key',
        message: `in "${language}" these items are not shown: the web configuration brings a menu of its own`,
        related: [
          { in: first.read, pointer: ['navbar'], what: 'key', message: 'the menu that is shown' },
        ],
      };
    }
  },
} as const satisfies SiteRule;
