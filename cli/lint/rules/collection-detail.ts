import { listUses } from '../../../schema/compile/list-uses.ts';
import type { Rule } from '../rule.ts';

export const collectionDetail: Rule = {
  id: 'collection-detail',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The route that shows an entry of a collection has a page that can.',
  },
  bad: '',
  good: '',
  *check({ source, routes }) {
    const pageOf = new Map(routes.map(({ route }) => [route.id, route.page]));
    /** Pages that show one entry of a collection. */
    const shows = (page: string, collection: string): boolean =>
      listUses(source.pages[page]).some(
        (use) => use.use === 'entry' && use.collection === collection,
      );
    for (const [name, { detail }] of Object.entries(source.collections ?? {})) {
      // A route that is not there, and a page that is not, are told by their own rules.
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
};
