import { pathShape } from '../../../schema/path/path-shape.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

/** The first path of every route in a language, of routes that have none in another. */
const pathsWithout = (
  { paths }: LintContext,
  language: string,
  lacks: (path: DeclaredPath) => boolean,
): DeclaredPath[] => {
  const seen = new Set<unknown>();
  return paths.filter((path) => {
    if (path.language !== language || seen.has(path.flat) || lacks(path)) return false;
    seen.add(path.flat);
    return true;
  });
};

/** By a key: the one path that has it; none where several have. */
function only(
  paths: readonly DeclaredPath[],
  keyOf: (path: DeclaredPath) => string | undefined,
): ReadonlyMap<string, DeclaredPath> {
  const found = new Map<string, DeclaredPath | undefined>();
  for (const path of paths) {
    const key = keyOf(path);
    if (key !== undefined) found.set(key, found.has(key) ? undefined : path);
  }
  return new Map([...found].flatMap(([key, path]) => (path ? [[key, path] as const] : [])));
}

export const twinOrphan = {
  id: 'twin-orphan',
  severity: 'warning',
  explanation: {
    zh: '同一个页面的各语言地址应写在同一个路由里，这样访客才能从一种语言切换到另一种。这里有两个路由，一个只有默认语言，另一个只有别的语言，而它们的路径或页面相同。请把两个地址合并到一个路由的 paths 里，并删去多余的路由。',
    en: 'The addresses of a page in all its languages stand in one route; only so does a link lead from one language to the other. Here two routes, one in the default language alone and one in another language alone, have the same path or show the same page. Write both addresses under paths of one route and take the other route out.',
  },
  bad: `  - { id: about, paths: { zh: /about, en: false }, page: about }
  - { id: enAbout, paths: { zh: false, en: /EN/about }, page: about }`,
  good: '  - { id: about, paths: { zh: /about, en: /EN/about }, page: about }',
  *check(context) {
    const { settings, paths } = context;
    const main = settings.defaultLanguage;
    const has = new Set(paths.map(({ flat, language }) => `${flat.route.id} ${language}`));
    const hasIn = (path: DeclaredPath, language: string): boolean =>
      has.has(`${path.flat.route.id} ${language}`);
    const bare = ({ text, language }: DeclaredPath): string =>
      pathShape(text.slice((settings.prefixes[language] ?? '').length));
    for (const language of Object.keys(settings.languages).filter((each) => each !== main)) {
      const alone = pathsWithout(context, language, (path) => hasIn(path, main));
      if (alone.length === 0) continue;
      const partners = pathsWithout(context, main, (path) => hasIn(path, language));
      // What a route with both shows is at home in both.
      const whole = new Set(
        paths
          .filter((path) => hasIn(path, main) && hasIn(path, language))
          .map(({ flat }) => flat.route.page),
      );
      const pageOf = ({ flat: { route } }: DeclaredPath): string | undefined =>
        whole.has(route.page) ? undefined : route.page;
      const byPath = only(partners, bare);
      const byPage = only(partners, pageOf);
      const alonePages = only(alone, pageOf);
      for (const path of alone) {
        const page = pageOf(path) ?? '';
        const samePath = byPath.get(bare(path));
        const samePage = alonePages.get(page) === path ? byPage.get(page) : undefined;
        const partner = samePath ?? samePage;
        if (!partner) continue;
        const what = samePath ? 'has the same path' : 'shows the same page';
        yield {
          pointer: path.pointer,
          what: 'value',
          message: `this path has no partner in "${main}", but route "${partner.flat.route.id}" ${what} there: write both under paths of one route`,
          related: [{ pointer: partner.pointer, what: 'value', message: 'the other half' }],
        };
      }
    }
  },
} as const satisfies Rule;
