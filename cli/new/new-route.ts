import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { pathsOfRoute } from '../../schema/compile/paths-of-route.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { UsageError } from '../usage-error.ts';
import type { Addition } from './addition.ts';
import { assertRouteId } from './assert-id.ts';
import { insertIntoSite } from './insert-into-site.ts';
import { withMenuItem } from './menu-item.ts';
import { assertRouteFree, languagesOf, type SiteInWork } from './site-in-work.ts';
import { textsByLanguage } from './texts-by-language.ts';
import { titleOfName } from './title-of-name.ts';

export type RouteOptions = {
  /** Titles and paths as they are typed, for all languages or for one (`zh=…`). */
  readonly title: readonly string[];
  readonly path: readonly string[];
  /** Name of the page that it shows. Default: its own. */
  readonly page?: string | undefined;
};

/** @throws UsageError where a path cannot be one, lies outside of its language, or is another route's */
function assertPathsFree({ source }: SiteInWork, paths: Readonly<Record<string, string>>): void {
  const routes = flatRoutes(source.routes);
  for (const [language, path] of Object.entries(paths)) {
    const prefix = source.languages[language]?.prefix ?? '';
    if (!path.startsWith(`${prefix}/`) || /[\s?#:]|\/\/|.\/$/.test(path)) {
      throw new UsageError({
        zh: `“${path}”不能作 ${language} 的路径；请写成 ${prefix}/campus-map 这样`,
        en: `"${path}" can be no path in ${language}; write one such as ${prefix}/campus-map`,
      });
    }
    const other = routes.find(({ route }) =>
      pathsOfRoute(route, language).some((each) => each.toLowerCase() === path.toLowerCase()),
    );
    if (other) {
      throw new UsageError({
        zh: `路径 ${path} 已被路由 ${other.route.id} 使用`,
        en: `the path ${path} is taken by the route ${other.route.id}`,
      });
    }
  }
}

/** @throws UsageError where the site has no such page */
function assertPage({ source }: SiteInWork, page: string): void {
  if (Object.hasOwn(source.pages, page)) return;
  const near = nearestAmong(Object.keys(source.pages))(page);
  throw new UsageError(
    near === undefined
      ? {
          zh: `没有页面 ${page}（可用 site new page 添加）`,
          en: `there is no page ${page} (site new page adds one)`,
        }
      : {
          zh: `没有页面 ${page}；是否想写 ${near}？`,
          en: `there is no page ${page}; did you mean ${near}?`,
        },
  );
}

/**
 * A route: its paths in each language, its title, and an item in each menu that is written in the site's files.
 * @param isNewPage whether its page is being added with it
 * @throws UsageError where its name or a path is taken or cannot be one, or there is no such page
 */
export function newRoute(
  site: SiteInWork,
  name: string,
  { title, path, page = name }: RouteOptions,
  isNewPage = false,
): Addition {
  assertRouteId(name);
  assertRouteFree(site, name);
  if (!isNewPage) assertPage(site, page);
  const { source } = site;
  const languages = languagesOf(site);
  const titles = textsByLanguage('--title', title, languages, (language) =>
    titleOfName(name, language),
  );
  const paths = textsByLanguage(
    '--path',
    path,
    languages,
    (language) => `${source.languages[language]?.prefix ?? ''}/${name.toLowerCase()}`,
  );
  assertPathsFree(site, paths);
  const route = { id: name, paths, title: titles, page };
  const { site: withRoute, changed } = insertIntoSite(site, ['routes'], [route]);
  return {
    files: new Map([[changed.name, changed.text], ...withMenuItem(withRoute, name, titles, paths)]),
    next: [changed.name],
  };
}
