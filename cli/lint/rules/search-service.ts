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
    zh: '',
    en: 'The address of a search service is one, and what stands in braces in it is filled.',
  },
  bad: '',
  good: '',
  *check({ source }) {
    const service = source.search?.service;
    if (!service) return;
    yield* urlFindings(service.url);
    yield* timeZoneFinding(['search', 'service', 'timeZone'], service.timeZone);
  },
};
