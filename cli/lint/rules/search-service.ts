import { nearestAmong } from '../nearest.ts';
import type { Finding, Rule } from '../rule.ts';
import { timeZoneFinding } from '../time-zone-finding.ts';

/** What holds the keyword; one of them must be there. */
const keywords: readonly string[] = ['keyword', 'keywordJson'];

/** What a search fills in, and the web configuration. */
const known: readonly string[] = [
  ...keywords,
  'language',
  'page',
  'size',
  'from',
  'kind',
  'year',
  'sort',
  'appId',
  'siteId',
  'appKey',
  'projectId',
  'searchChannelId',
];

const names = /\{(\w+)\}/g;
const pointer = ['search', 'service', 'url'];

function isAddress(url: string): boolean {
  try {
    return new URL(url.replace(names, '0'), 'https://site.example') !== undefined;
  } catch {
    // The platform throws for what is no address.
    return false;
  }
}

function* urlFindings(url: string): Iterable<Finding> {
  const found = [...url.matchAll(names)].map(({ 0: { length }, 1: name = '', index: offset }) => ({
    name,
    inside: { offset, length },
  }));
  for (const { name, inside } of found) {
    if (known.includes(name)) continue;
    const suggestion = nearestAmong(known)(name);
    const message = `nothing fills {${name}} in the address of a search service`;
    yield { pointer, what: 'value', inside, message, suggestion };
  }
  if (!found.some(({ name }) => keywords.includes(name))) {
    const message = 'the address has no {keyword} or {keywordJson}: every search would be the same';
    yield { pointer, what: 'value', message };
  }
  if (!isAddress(url)) yield { pointer, what: 'value', message: `"${url}" is no address` };
}

export const searchService: Rule = {
  id: 'search-service',
  severity: 'error',
  explanation: {
    zh: [
      '搜索服务的地址必须写对，大括号里的名称都要有值。',
      '否则访客等不到结果：没有值的名称会原样送出或被略去；没有关键词，每次搜索都一样。',
      '请改正地址，写上 {keyword} 或 {keywordJson}，其他名称照 schema/site-language.md 书写；时区写 Asia/Shanghai 这样的名称。',
    ].join(''),
    en: [
      'The address of a search service is one, and what stands in braces in it is filled.',
      'Visitors would wait for results that never come: a name that nothing fills is sent as it stands or left out, and without the keyword every search is the same.',
      'Correct the address, put {keyword} or {keywordJson} into it, and use the other names as they stand in schema/site-language.md; the time zone is a name such as Asia/Shanghai.',
    ].join(' '),
  },
  bad: "url: 'https://search.example:99999/find?q={keywrod}&lang={language}&by={order}'",
  good: "url: 'https://search.example/find?q={keyword}&lang={language}&by={sort}'",
  *check({ source }) {
    const service = source.search?.service;
    if (!service) return;
    yield* urlFindings(service.url);
    yield* timeZoneFinding(['search', 'service', 'timeZone'], service.timeZone);
  },
};
