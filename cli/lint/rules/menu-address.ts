import { openedBy } from '../context/menu-entries.ts';
import type { SiteRule } from '../context/site-rule.ts';

export const menuAddress = {
  id: 'menu-address',
  severity: 'warning',
  explanation: {
    zh: '菜单项的地址（linkUrl 或 link）必须是本站确实有的页面、条目、栏目或公开文件。否则访客点了菜单只会看到“没有找到这个页面”。请改正网页配置文件里的地址，或者在 site.yaml 里补上这个路由。',
    en: 'The address of a menu item (linkUrl or link) is that of a page, an entry, a section or a public file of this site. Otherwise the menu leads to "page not found". Correct the address in the web configuration, or give site.yaml such a route.',
  },
  bad: '    { "pageCode": "news", "title": "新闻", "linkUrl": "/nwes" },',
  good: '    { "pageCode": "news", "title": "新闻", "linkUrl": "/news" },',
  *check({ configMenu, checkAddress }) {
    for (const entry of configMenu) {
      const address = openedBy(entry);
      // What a patch opens is checked where the patch stands.
      if (address === undefined || address !== entry.own || !address.startsWith('/')) continue;
      const fault = checkAddress(address);
      if (!fault) continue;
      const { message, suggestion } = fault;
      yield { in: entry.read, pointer: entry.ownAt, what: 'value', message, suggestion };
    }
  },
} as const satisfies SiteRule;
