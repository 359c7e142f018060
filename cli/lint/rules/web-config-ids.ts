import type { SiteSource } from '../../../schema/source.generated.ts';
import { webConfigIds } from '../../../schema/web-config-ids.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { walkSource } from '../context/walk-source.ts';

type Use = { readonly id: string; readonly pointer: Pointer; readonly offset: number };

const ids = Object.keys(webConfigIds({}));
const inBraces = new RegExp(`\\{(${ids.join('|')})\\}`, 'g');

/** Where calls of APIs and of the search service put in an id, each id once. */
function idUses(source: SiteSource): Use[] {
  const uses = new Map<string, Use>();
  walkSource(source, ({ value, pointer }) => {
    const isCall =
      (pointer[0] === 'collections' && pointer[2] === 'http') ||
      (pointer[0] === 'search' && pointer[1] === 'service');
    if (!isCall || typeof value !== 'string') return;
    for (const match of value.matchAll(inBraces)) {
      const id = match[1] ?? '';
      if (!uses.has(id)) uses.set(id, { id, pointer, offset: match.index });
    }
  });
  return [...uses.values()];
}

export const webConfigIdsRule = {
  id: 'web-config-ids',
  severity: 'warning',
  explanation: {
    zh: '接口地址里写了 {siteId}、{appId} 这样的编号，每种语言的网页配置就要给出它的值。缺了编号，请求会少一个参数，接口往往会报错，或者返回别的站点的内容。请在网页配置文件里补上，或者从地址里去掉。',
    en: 'Where the address of an API has {siteId}, {appId} and the like in it, the web configuration of every language says what they are. Without the value the call lacks a parameter, and the API fails or answers for another site. Add it to the web configuration, or take it out of the address.',
  },
  bad: '  "siteId": "",',
  good: '  "siteId": "1001",',
  *check({ source, configs, read }) {
    for (const { id, pointer, offset } of idUses(source)) {
      for (const { data, language, read: config } of configs) {
        if (!data || webConfigIds(data)[id as keyof ReturnType<typeof webConfigIds>] !== '')
          continue;
        if (Object.hasOwn(data, id)) {
          const message = `"${id}" is empty, and site.yaml puts it into the address of an API`;
          yield { in: config, pointer: [id], what: 'value', message };
        } else {
          yield {
            in: read,
            pointer,
            what: 'value',
            inside: { offset, length: id.length + 2 },
            message: `the web configuration of "${language}" (${config.file}) has no "${id}"`,
          };
        }
      }
    }
  },
} as const satisfies SiteRule;
