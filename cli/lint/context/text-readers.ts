import type { SiteMenuEntry } from '../../../schema/compile/menu/site-menu.ts';
import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import type { SiteSettings } from '../../../schema/compile/site-settings.ts';
import type { Route } from '../../../schema/source.generated.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { LintContext } from './lint-context.ts';

type Languages = ReadonlySet<string>;

const titleLanguages = (value: unknown): Languages | undefined => {
  const title = (value as { readonly title?: unknown } | null)?.title;
  return typeof title === 'object' && title !== null ? new Set(Object.keys(title)) : undefined;
};

/** Whether a route's paths name languages of the site and are paths: findings about them may change where it is. */
const isSure = ({ paths }: Route, { languages }: SiteSettings): boolean =>
  Object.entries(paths).every(
    ([language, path]) =>
      Object.hasOwn(languages, language) &&
      (path === false || [path].flat().every((each) => String(each).startsWith('/'))),
  );

/** By page: the languages of the routes that show it; a page for errors is shown in all. */
function languagesOfPages({ source, routes, settings }: LintContext): Map<string, Set<string>> {
  const languages = Object.keys(settings.languages);
  const shown = new Map<string, Set<string>>();
  const note = (page: string | undefined, language: string): void => {
    if (page !== undefined) shown.set(page, (shown.get(page) ?? new Set()).add(language));
  };
  const unsure = new Set(
    routes.flatMap(({ route }) => (isSure(route, settings) ? [] : [route.page])),
  );
  for (const { route } of routes) {
    if (unsure.has(route.page)) continue;
    for (const language of languages) {
      if (pathsOfRoute(route, language).length > 0) note(route.page, language);
    }
  }
  for (const page of Object.values(source.errors ?? {})) {
    for (const language of languages) note(page, language);
  }
  return shown;
}

/** Of a page's languages those in which the part of it at a place exists: sections have languages of their own. */
function languagesAt(source: unknown, pointer: Pointer, languages: Languages): Languages {
  let value = source;
  let left = languages;
  pointer.forEach((key, depth) => {
    value = (value as Readonly<Record<string | number, unknown>>)[key];
    const isSection = depth > 1 && pointer[depth - 1] === 'items' && typeof key === 'string';
    const own = isSection ? titleLanguages(value) : undefined;
    if (own) left = new Set([...left].filter((language) => own.has(language)));
  });
  return left;
}

/** By place: the languages whose menus have an item of the site file. */
function languagesOfMenuItems({ settings, siteMenu }: LintContext): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (entries: readonly SiteMenuEntry[], language: string): void => {
    for (const { pointer, children } of entries) {
      const key = JSON.stringify(pointer);
      found.set(key, (found.get(key) ?? new Set()).add(language));
      visit(children, language);
    }
  };
  for (const language of Object.keys(settings.languages)) visit(siteMenu(language), language);
  return found;
}

/** Tells the languages that words at a place are read in. */
export function readersOf(context: LintContext): (pointer: Pointer) => Languages {
  const { source, routes, settings } = context;
  const all = new Set(Object.keys(settings.languages));
  const pages = languagesOfPages(context);
  const byRoute = new Map(
    routes.map(({ route, pointer }) => [
      JSON.stringify(pointer),
      isSure(route, settings)
        ? new Set([...all].filter((language) => pathsOfRoute(route, language).length > 0))
        : new Set<string>(),
    ]),
  );
  const itemLanguages = languagesOfMenuItems(context);
  return (pointer) => {
    const [part, name, place] = pointer;
    if (part === 'menu' && name === 'items') {
      return itemLanguages.get(JSON.stringify(pointer.slice(0, -1))) ?? new Set();
    }
    if (part === 'site' && name === 'notice') {
      return new Set(source.site.notice?.[Number(place)]?.languages ?? all);
    }
    if (part === 'routes') return byRoute.get(JSON.stringify(pointer.slice(0, -1))) ?? new Set();
    if (part === 'pages') return languagesAt(source, pointer, pages.get(String(name)) ?? new Set());
    return all;
  };
}

/** Addresses that lack a language are found by the route; only words are read. */
export const isAddress = (pointer: Pointer): boolean =>
  /^(link|redirect)$/.test(String(pointer.at(-1)));
