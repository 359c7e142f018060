import { routeOpens } from '../../../schema/access/route-opens.ts';
import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { barePath } from '../../../schema/twin/spell-twin.ts';
import { counted } from '../../diagnostics/counted.ts';
import { anonymousInfo } from '../access/anonymous-info.ts';
import { closedByMistake } from '../access/closed-by-mistake.ts';
import { closingRoute } from '../access/closing-route.ts';
import type { LinkPlace } from '../context/lint-context.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { targetFinder } from '../paths/redirects.ts';
import { accessNeverGranted } from './access-never-granted.ts';
import { accessUnknownCode } from './access-unknown-code.ts';

/** So many links beside the first are shown. */

export const accessMenuWider = {
  id: 'access-menu-wider',
  severity: 'warning',
  explanation: {
    zh: '页脚的链接和搜索框下的推荐链接人人都看得见，所以它们指向的页面也应当人人都能打开。顶部菜单会自动隐藏访客打不开的页面，这些链接不会，访客点了只会看到“无权访问”。请换一个公开的页面，去掉这条链接，或放开那个路由的 access。',
    en: 'Everybody sees the links of the footer and those below the search box, so everybody can open where they lead. The top menu hides what a visitor cannot open; these links do not, and lead to "not authorised". Name a page that is open, take the link out, or open its route.',
  },
  bad: "          - { label: 内部, link: '/staff' }",
  good: "          - { label: 新闻, link: '/news' }",
  *check(site) {
    const { source, links, read, settings } = site;
    const info = anonymousInfo(source);
    const flags = source.access?.flags ?? {};
    const seen = links.filter(
      ({ pointer }) =>
        pointer[0] === 'search' || (pointer[0] === 'site' && pointer[1] === 'footer'),
    );
    if (seen.length === 0 || !source.access) return;
    const find = targetFinder(site);
    const isMistake = closedByMistake(site, {
      unknownCode: accessUnknownCode,
      neverGranted: accessNeverGranted,
    });
    const closed = new Map<FlatRoute, LinkPlace[]>();
    for (const link of seen) {
      const { address } = link;
      if (!address.startsWith('/')) continue;
      const flat = find(barePath(splitAddress(address).path, settings.spelling).path)?.flat;
      if (!flat || routeOpens(flat.access, flags, info) || isMistake(flat)) continue;
      const closing = closingRoute(flat, site) ?? flat;
      closed.set(closing, [...(closed.get(closing) ?? []), link]);
    }
    for (const [flat, [first, ...others]] of closed) {
      if (!first) continue;
      const links =
        others.length === 0 ? 'this link' : `this link and ${counted(others.length, 'other')}`;
      yield {
        in: read,
        pointer: first.pointer,
        what: 'value',
        message: `everybody sees ${links}, but visitors who are not signed in cannot open route "${flat.route.id}"`,
        related: [
          { pointer: [...flat.pointer, 'access'], what: 'key', message: 'what it asks for' },
          ...others.map(({ pointer }) => ({
            pointer,
            what: 'value' as const,
            message: 'another link',
          })),
        ],
      };
    }
  },
} as const satisfies SiteRule;
