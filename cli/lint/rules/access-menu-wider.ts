import { routeOpens } from '../../../schema/access/route-opens.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { spellTwin } from '../../../schema/twin/spell-twin.ts';
import { anonymousInfo } from '../anonymous-info.ts';
import { closedBySlip } from '../closed-by-slip.ts';
import { targetFinder } from '../redirects.ts';
import type { SiteRule } from '../site-rule.ts';

export const accessMenuWider: SiteRule = {
  id: 'access-menu-wider',
  severity: 'warning',
  explanation: {
    zh: '页脚的链接和搜索框下的推荐链接人人都看得见，所以它们指向的页面也应当人人都能打开。顶部菜单会自动隐藏访客打不开的页面，这些链接不会，访客点了只会看到“无权访问”。请换一个公开的页面，去掉这条链接，或放开那个路由的 access。',
    en: 'Everybody sees the links of the footer and those below the search box, so everybody can open where they lead. The top menu hides what a visitor cannot open; these links do not, and lead to "not authorised". Name a page that is open, take the link out, or open its route.',
  },
  bad: "          - { label: 内部, link: '/staff' }",
  good: "          - { label: 新闻, link: '/news' }",
  *check(site) {
    const { source, links, read, frame } = site;
    const info = anonymousInfo(source);
    const flags = source.access?.flags ?? {};
    const seen = links.filter(
      ({ pointer }) =>
        pointer[0] === 'search' || (pointer[0] === 'site' && pointer[1] === 'footer'),
    );
    if (seen.length === 0 || !source.access) return;
    const find = targetFinder(site);
    const isSlip = closedBySlip(site);
    for (const { pointer, address } of seen) {
      if (!address.startsWith('/')) continue;
      const flat = find(spellTwin(splitAddress(address).path, '', frame.spelling))?.flat;
      if (!flat || routeOpens(flat.access, flags, info) || isSlip(flat)) continue;
      yield {
        in: read,
        pointer,
        what: 'value',
        message: `everybody sees this link, but visitors who are not signed in cannot open route "${flat.route.id}"`,
      };
    }
  },
};
