import type { Rule } from '../context/rule.ts';
import { pageUses } from '../paths/page-uses.ts';

export const collectionDetail = {
  id: 'collection-detail',
  severity: 'error',
  explanation: {
    zh: [
      '栏目集合的 detail 所指的路由，必须能显示该集合的一个条目。',
      '列表中的每个条目都链接到这个路由；页面上没有相应的区块，或 params 没有说明条目的 id 取自哪个参数，访客点开后就看不到内容。',
      '请把 detail 改为正确的路由，或给该页面加上 { type: article, collection: … } 这样的区块和 params: { id: … }。',
    ].join(''),
    en: [
      'The route that a collection names as its detail shows one entry of that collection.',
      'Every list links its entries to this route; on a page without a fitting block, or without the id among its params, visitors would not find what they chose.',
      'Let detail name another route, or give its page a block such as { type: article, collection: … } and params: { id: … }.',
    ].join(' '),
  },
  bad: ['collections:', '  news: { detail: index }'].join('\n'),
  good: ['collections:', '  news: { detail: newsDetail }'].join('\n'),
  *check({ source, routes }) {
    const pageOf = new Map(routes.map(({ route }) => [route.id, route.page]));
    /** Pages that show one entry of a collection. */
    const shows = (page: string, collection: string): boolean =>
      pageUses(source.pages[page], source).some(
        (use) => use.use === 'entry' && use.collection === collection,
      );
    for (const [name, { detail }] of Object.entries(source.collections ?? {})) {
      // A route that is not there, and a page that is not, are reported by their own rules.
      if (detail === undefined || !pageOf.has(detail)) continue;
      const page = pageOf.get(detail);
      if (page !== undefined && !Object.hasOwn(source.pages, page)) continue;
      const found = { pointer: ['collections', name, 'detail'], what: 'value' } as const;
      if (page === undefined || !shows(page, name)) {
        const others = [...pageOf].filter(([, each]) => each !== undefined && shows(each, name));
        const what =
          page === undefined
            ? `the route "${detail}" has no page`
            : `its page "${page}" shows no entry of "${name}"`;
        yield {
          ...found,
          message: `${what}: a page that does has a block such as { type: article, collection: ${name} }`,
          suggestion: others[0]?.[0],
        };
      } else if (source.pages[page]?.params?.id === undefined) {
        const message = `its page "${page}" does not say which part of the address is the entry's id: params: { id: … }`;
        yield { ...found, message };
      }
    }
  },
} as const satisfies Rule;
