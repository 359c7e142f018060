import type { Rule } from '../rule.ts';

export const collectionIndexHost: Rule = {
  id: 'collection-index-host',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'What a build asks a content API for the search has an address with a host.',
  },
  bad: '',
  good: '',
  *check({ source }) {
    for (const [collection, { http }] of Object.entries(source.collections ?? {})) {
      if (!http?.index) continue;
      for (const call of ['list', 'entry'] as const) {
        const url = http[call]?.url;
        if (url === undefined || /^https?:\/\/[^/?#]/.test(url)) continue;
        yield {
          pointer: ['collections', collection, 'http', call, 'url'],
          what: 'value',
          message: `a build cannot call "${url}", as it knows no host: write the whole address, https://…, or leave out index: true`,
        };
      }
    }
  },
};
