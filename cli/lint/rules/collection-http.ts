import { callFindings, credentialFindings, pathFindings } from '../call-findings.ts';
import type { Rule } from '../rule.ts';

export const collectionHttp: Rule = {
  id: 'collection-http',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The calls of a content API have no user and no password, names in braces that are filled, and keys that lead somewhere.',
  },
  bad: '',
  good: '',
  *check({ source }) {
    for (const [collection, { http }] of Object.entries(source.collections ?? {})) {
      if (!http) continue;
      const { list, entry, base = '', fields, success } = http;
      const at = ['collections', collection, 'http'];
      yield* callFindings([...at, 'list', 'url'], list.url, 'page');
      if (entry) yield* callFindings([...at, 'entry', 'url'], entry.url, 'id');
      yield* credentialFindings([...at, 'base'], base);
      yield* pathFindings([...at, 'list', 'items'], list.items);
      yield* pathFindings([...at, 'list', 'total'], list.total);
      yield* pathFindings([...at, 'entry', 'item'], entry?.item);
      yield* pathFindings([...at, 'fields'], fields);
      yield* pathFindings([...at, 'success', 'at'], success?.at);
    }
  },
};
