import type { Page, SiteSource } from '../../../schema/source.generated.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';
import { pageUses } from '../paths/page-uses.ts';

/** Blocks that bring the heading of their page. */
const headings = new Set([
  'hero',
  'status',
  'article',
  'event',
  'profile',
  'topic',
  'institution',
  'service',
]);

/** Whether readers see a heading on a page that has no title. */
function hasHeading(page: Page, source: SiteSource): boolean {
  return (
    page.title !== undefined ||
    page.blocks.some(({ type }) => headings.has(type)) ||
    pageUses(page, source).some(({ use }) => use === 'entry' || use === 'choice')
  );
}

/** Homes need none: the name of the site stands for them. */
function homesOf({ source, paths }: LintContext): ReadonlySet<unknown> {
  const homes = new Set(Object.values(source.languages).map(({ home }) => home));
  return new Set(paths.filter(({ text }) => homes.has(text)).map(({ flat }) => flat));
}

export const routeTitle = {
  id: 'route-title',
  severity: 'warning',
  explanation: {
    zh: '能打开的页面要有标题：写在路由的 title 里，或写在页面的 title 里。没有标题，菜单里不会出现它，面包屑和页头是空的，浏览器标签上只有网站的名字。首页、带大标题的页面和显示文章的页面不需要另写。',
    en: 'A page that can be opened has a title, of its route or its own. Without one it is missing from the menu, breadcrumb and heading are blank, and the browser tab shows the name of the site alone. Homes, pages with a block that brings a heading, and pages of an entry need none.',
  },
  bad: '- { id: visit, paths: { zh: /visit }, page: visit }',
  good: '- { id: visit, paths: { zh: /visit }, title: 参观, page: visit }',
  *check(context) {
    const { source, routes } = context;
    // A site that titles no route at all shows that on its first page.
    if (routes.every(({ route }) => route.title === undefined)) return;
    const homes = homesOf(context);
    for (const flat of routes) {
      const { id, title, redirect, page = '' } = flat.route;
      const shown = source.pages[page];
      if (title !== undefined || redirect !== undefined || !shown) continue;
      if (homes.has(flat) || hasHeading(shown, source)) continue;
      yield {
        pointer: [...flat.pointer, 'id'],
        what: 'value',
        message: `neither route "${id}" nor its page "${page}" has a title, so readers see none`,
      };
    }
  },
} as const satisfies Rule;
