import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const collectionUnknown = {
  id: 'collection-unknown',
  severity: 'error',
  explanation: {
    zh: [
      '区块里写的栏目集合必须在 collections 里定义，集合的 detail 必须是某个路由的 id。',
      '没有这个集合，区块就没有内容可显示；没有这个路由，条目就没有地址，谁也打不开。',
      '请改正名称，或在 collections、routes 里补上缺少的部分。',
    ].join(''),
    en: [
      'A collection that a block names is defined under collections, and its detail is the id of a route.',
      'Without the collection the block has nothing to show; without the route its entries have no address, and nobody can open them.',
      'Correct the name, or add what is missing under collections or routes.',
    ].join(' '),
  },
  bad: 'one: { params: { id: id }, blocks: [{ type: article, collection: newz }] }',
  good: 'one: { params: { id: id }, blocks: [{ type: article, collection: news }] }',
  *check({ source, routes, collectionNames }) {
    const collections = namesOf(Object.keys(source.collections ?? {}));
    for (const { name, pointer } of collectionNames) {
      if (collections.has(name)) continue;
      yield {
        pointer,
        what: 'value',
        message: `"${name}" is no collection of this site`,
        suggestion: collections.nearest(name),
      };
    }
    const ids = namesOf(routes.map(({ route }) => route.id));
    for (const [name, { detail }] of Object.entries(source.collections ?? {})) {
      if (detail === undefined || ids.has(detail)) continue;
      yield {
        pointer: ['collections', name, 'detail'],
        what: 'value',
        message: `"${detail}" is the id of no route, so the entries of "${name}" have no address`,
        suggestion: ids.nearest(detail),
      };
    }
  },
} as const satisfies Rule;
