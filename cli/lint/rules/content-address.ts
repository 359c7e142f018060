import { defaultType } from '../../../schema/compile/compile-collections.ts';
import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { entryAddress } from '../../../schema/content/entry-address.ts';
import type { Route } from '../../../schema/source.generated.ts';
import { locationKey } from '../../content/entries/front-matter-locations.ts';
import type { ReadEntry } from '../../content/entries/read-entry.ts';
import type { SiteContext, SiteRule } from '../context/site-rule.ts';
import { isOfKind, kindText } from '../paths/kinds.ts';

/** Why the address of an entry opens nothing, or something else. */
function faultOf(
  { id, language, collection, record: { front } }: ReadEntry,
  { id: detail, page = '', values = {}, ...route }: Route,
  { source, find }: SiteContext,
): string | undefined {
  const { params = {} } = source.pages[page] ?? {};
  const type = source.collections?.[collection]?.type ?? defaultType;
  const own: Readonly<Record<string, string>> = { id, type: front.type ?? type };
  for (const [meaning, parameter] of Object.entries(params)) {
    const [value, kind] = [own[meaning], values[parameter]];
    if (value !== undefined && kind !== undefined && !isOfKind(value, kind))
      return `this has no address: its ${meaning} "${value}" is not ${kindText(kind)}, as route "${detail}" wants ":${parameter}"`;
  }
  const [path] = pathsOfRoute({ id: detail, ...route }, language);
  const address =
    path === undefined ? undefined : entryAddress({ id, ...front }, { path, params }, type);
  const other = address === undefined ? undefined : find(address)?.value.page?.name;
  return other === undefined || other === page
    ? undefined
    : `this has no address: ${address} is page "${other}"`;
}

export const contentAddress = {
  id: 'content-address',
  severity: 'error',
  explanation: {
    zh: '条目的网址要打开这个条目。路由用 values 限定了参数的取值，而条目的文件名（id）或 type 不符合；或者同样的网址属于另一个路由：指向它的链接打开的就是别的页面，或者“没有找到”。请改文件名（旧名写进 aliases），或改路由的路径和 values。',
    en: 'The address of an entry opens it. Where the values of the route leave out its file name (its id) or its type, or another route has this address, links to it open nothing, or another page. Rename the file, with the old name among its aliases, or change the path and the values of the route.',
  },
  bad: 'title: 讲座',
  good: 'title: 报告',
  *check(site) {
    const byId = new Map(site.routes.map(({ route }) => [route.id, route]));
    for (const entry of site.content.entries) {
      const route = byId.get(site.source.collections?.[entry.collection]?.detail ?? '');
      const place = entry.record.locations[locationKey('title')];
      const message = entry.shown && route && place ? faultOf(entry, route, site) : undefined;
      if (place && message !== undefined) yield { file: entry.file, ...place, message };
    }
  },
} as const satisfies SiteRule;
