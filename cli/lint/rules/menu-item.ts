import { sectionCodes } from '../../../schema/compile/menu/section-address.ts';
import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { parameterNames } from '../../../schema/path/parse-path.ts';
import type { SiteMenuItem } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

type Place = { readonly item: SiteMenuItem; readonly pointer: Pointer };

function* itemsOf(items: readonly SiteMenuItem[], at: Pointer): Iterable<Place> {
  for (const [index, item] of items.entries()) {
    const pointer = [...at, index];
    yield { item, pointer };
    yield* itemsOf(item.children ?? [], [...pointer, 'children']);
  }
}

/** What is wrong with the section of an item whose route is there. */
function sectionFinding(
  { item, pointer }: Place,
  page: string | undefined,
  { source }: LintContext,
) {
  const { route, section } = item;
  if (section === undefined) return undefined;
  const codes = sectionCodes(source.pages[page ?? '']);
  if (codes.includes(section)) return undefined;
  return {
    pointer: [...pointer, 'section'],
    what: 'value' as const,
    message: `the page of route "${route}" has no section "${section}"`,
    suggestion: nearestAmong(codes)(section),
  };
}

export const menuItem = {
  id: 'menu-item',
  severity: 'error',
  explanation: {
    zh: [
      'menu.items 的一项用 route 写路由的 id，或用 link 写地址，两者只写一个。',
      '路由要在 routes 里，路径不带参数，因为菜单没有参数的值；section 是那个页面上的栏目；languages 里是本站的语言。',
      '写错了，访客的菜单里就没有这一项。',
      '请改正名称；通向某一篇文章的，用 link 写完整的地址。',
    ].join(''),
    en: [
      'An item of menu.items has the id of a route, or a link, not both.',
      'The route is one of routes and its path has no parameters, as a menu has no values for them; section is one of its page, and languages are those of the site.',
      'With any of them wrong the item is missing from the menu.',
      'Correct the name; where an item leads to one article, write its whole address as link.',
    ].join(' '),
  },
  bad: '- { title: 新闻, route: nwes }',
  good: '- { title: 新闻, route: news }',
  *check(context): Iterable<Finding> {
    const { source, routes, settings } = context;
    const ids = namesOf(routes.map(({ route }) => route.id));
    const languages = namesOf(Object.keys(settings.languages));
    for (const place of itemsOf(source.menu?.items ?? [], ['menu', 'items'])) {
      const { item, pointer } = place;
      const { route: id, link, section } = item;
      for (const [index, code] of (item.languages ?? []).entries()) {
        if (languages.has(code)) continue;
        yield {
          pointer: [...pointer, 'languages', index],
          what: 'value',
          message: `"${code}" is no language of this site; it has ${Object.keys(settings.languages).join(', ')}`,
          suggestion: languages.nearest(code),
        };
      }
      if (id === undefined) {
        if (section === undefined) continue;
        const message = 'a section is one of a route, which this item does not name';
        yield { pointer: [...pointer, 'section'], what: 'key', message };
        continue;
      }
      const flat = routes.find(({ route }) => route.id === id);
      if (!flat) {
        yield {
          pointer: [...pointer, 'route'],
          what: 'value',
          message: `"${id}" is no route of this site`,
          suggestion: ids.nearest(id),
        };
        continue;
      }
      if (link !== undefined) {
        const message = 'this item has a route, so its link is never used';
        yield { pointer: [...pointer, 'link'], what: 'key', message };
      }
      const paths = Object.keys(settings.languages).flatMap((language) =>
        pathsOfRoute(flat.route, language).slice(0, 1),
      );
      if (paths.length > 0 && paths.every((path) => parameterNames(path).length > 0)) {
        const message = `route "${id}" has parameters in its path, and the menu has no values for them`;
        yield { pointer: [...pointer, 'route'], what: 'value', message };
        continue;
      }
      const wrong = sectionFinding(place, flat.route.page, context);
      if (wrong) yield wrong;
    }
  },
} as const satisfies Rule;
