import { parameterNames } from '../../../schema/path/parse-path.ts';
import type { Route, SiteSource, ValueKind } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Rule } from '../context/rule.ts';
import { isOfKind, kindText } from '../paths/kinds.ts';
import { pageUses } from '../paths/page-uses.ts';
import { pathsByRoute } from '../paths/paths-by-route.ts';

/** A day as it stands in addresses. */
const someDay = '2026-03-18';

/** Why no address of a page has a value of a kind, by what the page takes from its parameter. */
function impossible(
  name: string,
  kind: ValueKind,
  { page = '' }: Route,
  source: SiteSource,
): string | undefined {
  const { params = {} } = source.pages[page] ?? {};
  const [meaning] = Object.entries(params).find(([, parameter]) => parameter === name) ?? [];
  if (meaning === 'keyword')
    return `":${name}" is what was searched for, which may be anything: page "${page}" would find nothing else`;
  if (meaning === 'date' && !isOfKind(someDay, kind))
    return `":${name}" is the day of an entry, such as ${someDay}, and never ${kindText(kind)}`;
  if (meaning !== 'code') return undefined;
  const collections = pageUses(source.pages[page], source).filter(({ byCode }) => byCode);
  for (const { collection } of collections) {
    const codes = Object.keys(source.collections?.[collection]?.codes ?? {});
    const other = codes.find((code) => !isOfKind(code, kind));
    if (other !== undefined)
      return `"${other}", a code of the collection "${collection}", is not ${kindText(kind)}: it would have no address`;
  }
  return undefined;
}

export const routeValues = {
  id: 'route-values',
  severity: 'error',
  explanation: {
    zh: 'values 只能写这个路由的路径里有的参数，所写的取值也要是真有的网址用得上的。参数名写错了，就什么也没有限制；给搜索词限定取值，或把日期限定为 year，访客就打不开任何页面。请改正参数名，或换一种取值：digits、year、month、date、slug，或几个词的列表。',
    en: 'The values of a route are about parameters that its paths have, and addresses of the site have such values. A misspelled name restricts nothing; with a kind for what is searched for, or a year where the day of an entry stands, visitors find no page. Correct the name, or choose another kind: digits, year, month, date, slug, or a list of words.',
  },
  bad: "- { id: year, paths: { zh: '/news/:year' }, values: { yaer: year }, page: index }",
  good: "- { id: year, paths: { zh: '/news/:year' }, values: { year: year }, page: index }",
  *check({ source, routes, paths }): Iterable<Finding> {
    const own = pathsByRoute(paths);
    for (const flat of routes) {
      const { route, pointer } = flat;
      const names = new Set((own.get(flat) ?? []).flatMap(({ text }) => parameterNames(text)));
      for (const [name, kind] of Object.entries(route.values ?? {})) {
        const at = [...pointer, 'values', name];
        if (!names.has(name)) {
          yield {
            pointer: at,
            what: 'key',
            message: `no path of route "${route.id}" has a parameter ":${name}"`,
            suggestion: nearestAmong(names)(name),
          };
          continue;
        }
        const message = impossible(name, kind, route, source);
        if (message !== undefined) yield { pointer: at, what: 'value', message };
      }
    }
  },
} as const satisfies Rule;
