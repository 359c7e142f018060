import { parameterNames } from '../../../schema/path/parse-path.ts';
import { fieldAddresses } from '../../content/assets/field-addresses.ts';
import type { SiteContext, SiteRule } from '../context/site-rule.ts';
import { menuAddresses } from '../links/menu-addresses.ts';
import { pathsByRoute } from '../paths/paths-by-route.ts';
import { reachedRoutes } from '../paths/reached-routes.ts';

/** Addresses in the texts and the front matter of entries. */
const contentAddresses = ({ content, source }: SiteContext): string[] =>
  content.entries.flatMap(({ record, collection }) =>
    [
      ...record.addresses,
      ...fieldAddresses(record.fields, source.collections?.[collection]?.fields),
    ].map(({ address }) => address),
  );

export const routeUnreachable = {
  id: 'route-unreachable',
  severity: 'warning',
  explanation: {
    zh: '每个页面都要有路可到：菜单、网页或文章里的链接、列表、搜索、跳转，或者出错页面。哪里都没有链接的页面，读者找不到。给它加一个链接，让它出现在菜单里（去掉 hideInMenu），或者删去这个路由。',
    en: 'Some way leads to every page: the menu, a link on a page or in a text, a list, the search, a redirect, or the error pages. Nobody finds a page that nothing leads to. Link it, let the menu show it (without hideInMenu), or remove the route.',
  },
  bad: '- { id: poster, paths: { zh: /poster }, page: poster, hideInMenu: true }',
  good: 'link: /poster',
  *check(site) {
    const { source, content, links, configs, routes, paths, read } = site;
    // A text with an error may have the link that is looked for.
    if (content.broken.length > 0) return;
    const menu = menuAddresses(source, configs, site.menu);
    const inSource = links.map(({ address }) => address);
    const reached = reachedRoutes(site, [...inSource, ...(menu ?? []), ...contentAddresses(site)]);
    const pathsOf = pathsByRoute(paths);
    for (const flat of routes) {
      const own = pathsOf.get(flat) ?? [];
      const [path] = own;
      if (!path || reached.has(flat)) continue;
      // A menu that is not known may lead to any address that needs no more than its path.
      const isPlain = own.some(({ text }) => parameterNames(text).length === 0);
      if (menu === undefined && isPlain) continue;
      yield {
        in: read,
        pointer: [...flat.pointer, 'id'],
        what: 'value',
        message: `nothing leads to route "${flat.route.id}": no menu, link, list or redirect names ${path.text}`,
      };
    }
  },
} as const satisfies SiteRule;
