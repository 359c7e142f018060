import { parameterNames } from '../../../schema/path/parse-path.ts';
import { pathMatcher } from '../../../schema/path/path-matcher.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { Page, SiteSource } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import type { LinkPlace, LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';
import { pageUses } from '../paths/page-uses.ts';

const asked = {
  id: 'shows the entry that the address names',
  code: 'lists what the address names',
  keyword: 'shows what was searched for',
} as const;

/** What a page takes from its address by what stands on it. */
function needs(page: Page | undefined, source: SiteSource): readonly (keyof typeof asked)[] {
  const uses = pageUses(page, source);
  return [
    ...(uses.some(({ use }) => use === 'entry') ? (['id'] as const) : []),
    ...(uses.some(({ byCode }) => byCode) ? (['code'] as const) : []),
  ];
}

/** Pages that would show something of their address, but do not say which parameter that is. */
function* unreadPages({ source, paths }: LintContext): Iterable<Finding> {
  const reported = new Set<string>();
  for (const { text, flat, pointer } of paths) {
    const { page = '' } = flat.route;
    const names = parameterNames(text);
    if (names.length === 0 || reported.has(page) || flat.route.redirect !== undefined) continue;
    const { params = {} } = source.pages[page] ?? {};
    // What a collection's detail lacks is reported there.
    const isDetail = Object.values(source.collections ?? {}).some(
      ({ detail }) => detail === flat.route.id,
    );
    const missing = needs(source.pages[page], source).find(
      (meaning) => params[meaning] === undefined,
    );
    if (missing === undefined || isDetail) continue;
    reported.add(page);
    yield {
      pointer,
      what: 'value',
      message: `page "${page}" ${asked[missing]}, but reads none of :${names.join(', :')}; write params: { ${missing}: … } there`,
      related: [{ pointer: ['pages', page], what: 'key', message: 'the page' }],
    };
  }
}

type Reached = {
  readonly path: DeclaredPath;
  readonly first: Map<string, readonly [LinkPlace, string]>;
};

/** Links that differ in a parameter alone which the page does not read. */
function* equalPages({ source, paths, links }: LintContext): Iterable<Finding> {
  const find = pathMatcher(paths.map((path) => [path.text, path, path.values] as const));
  const reached = new Map<DeclaredPath, Reached>();
  for (const link of links) {
    // Under routes stand redirects: where they lead is reported by their own rules.
    const isLink = link.address.startsWith('/') && link.pointer[0] !== 'routes';
    const found = isLink && find(splitAddress(link.address).path);
    if (!found) continue;
    const { page, redirect } = found.value.flat.route;
    // That a route shows nothing is reported by a rule of its own.
    if (page === undefined || redirect !== undefined) continue;
    const read = new Set(Object.values(source.pages[page]?.params ?? {}));
    const known = reached.get(found.value) ?? { path: found.value, first: new Map() };
    reached.set(found.value, known);
    for (const [name, value] of Object.entries(found.params)) {
      if (read.has(name) || known.first.get(name)?.[1] === '') continue;
      const before = known.first.get(name);
      if (before === undefined) known.first.set(name, [link, value]);
      else if (before[1] !== value) {
        // Told once, whatever further values there are.
        known.first.set(name, [link, '']);
        yield {
          pointer: found.value.pointer,
          what: 'value',
          inside: { offset: found.value.text.indexOf(`:${name}`), length: name.length + 1 },
          message: `page "${page}" does not read ":${name}", so ${before[0].address} and ${link.address} show the same`,
          related: [before[0], link].map(({ pointer }) => ({
            pointer,
            what: 'value',
            message: 'a link there',
          })),
        };
      }
    }
  }
}

export const routeParameterUnused = {
  id: 'route-parameter-unused',
  severity: 'warning',
  explanation: {
    zh: '路径里的参数要有页面来读。页面不读它，参数写什么都显示同样的内容，不同的链接打开的其实是同一页。在页面的 params 里写明这个参数的含义，如 params: { id: id }；不需要的参数就从路径里去掉。只用一个固定值链接的旧式地址不会报告。',
    en: 'A parameter of a path is read by the page. Otherwise every value shows the same, and links that seem to differ open one page. Say under params of the page what it means, as in params: { id: id }, or take it out of the path. Addresses that the site links with one fixed value only are left alone.',
  },
  bad: "paths: { zh: '/about/:part' }",
  good: 'params: { id: number }',
  *check(context) {
    yield* unreadPages(context);
    yield* equalPages(context);
  },
} as const satisfies Rule;
