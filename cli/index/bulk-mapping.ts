const cjk = /^(?:zh|ja|ko|yue|wuu|nan|hak)\b/;

/** The built-in analyzer for a language's texts. */
export const analyzerOf = (tag: string): string => {
  if (cjk.test(tag)) return 'cjk';
  return /^en\b/.test(tag) ? 'english' : 'standard';
};

const keyword = { type: 'keyword' } as const;
/** Kept and shown, not searched. */
const shown = { type: 'keyword', index: false, doc_values: false } as const;

/**
 * Fields of an index of OpenSearch or Elasticsearch. Beside the pairs of characters of the analyzer cjk
 * stand single ones (`title.single`, `text.single`): a phrase of them finds one character alone, too.
 */
export function bulkMapping(tag: string): Readonly<Record<string, unknown>> {
  const analyzer = analyzerOf(tag);
  const text = {
    type: 'text',
    analyzer,
    ...(analyzer === 'cjk' ? { fields: { single: { type: 'text', analyzer: 'standard' } } } : {}),
  };
  return {
    dynamic: false,
    properties: {
      key: keyword,
      fingerprint: shown,
      title: text,
      text,
      above: shown,
      collection: keyword,
      id: keyword,
      route: keyword,
      query: shown,
      path: shown,
      date: { type: 'date', format: 'strict_date' },
      type: keyword,
      code: keyword,
      homes: keyword,
      language: keyword,
    },
  };
}
