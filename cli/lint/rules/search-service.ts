import type { Finding } from '../../diagnostics/finding.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Rule } from '../context/rule.ts';
import { callFindings, misplaced, pathFindings } from '../links/call-findings.ts';
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
  'home',
  'sort',
  'appId',
  'siteId',
  'appKey',
  'projectId',
  'searchChannelId',
];

const names = /\{(\w+)\}/g;
const at = ['search', 'service'];
const pointer = [...at, 'url'];

/** Why a keyword cannot stand there. */
const wrongPlaces = {
  host: 'the keyword stands in the host: every search would ask another machine',
  fragment: 'the keyword stands behind #, and nothing from there on is sent',
};

function isAddress(url: string): boolean {
  try {
    return new URL(url.replace(names, '0'), 'https://site.example') !== undefined;
  } catch {
    // The platform throws for what is no address.
    return false;
  }
}

function* urlFindings(url: string): Iterable<Finding> {
  yield* callFindings(pointer, url, 'keyword');
  const found = [...url.matchAll(names)].map(({ 0: { length }, 1: name = '', index: offset }) => ({
    name,
    // What is marked is the name alone: what is meant takes its place.
    inside: { offset: offset + 1, length: length - 2 },
  }));
  for (const { name, inside } of found) {
    const place = keywords.includes(name) ? misplaced(url, inside.offset) : undefined;
    if (place) yield { pointer, what: 'value', inside, message: wrongPlaces[place] };
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

export const searchService = {
  id: 'search-service',
  severity: 'error',
  explanation: {
    zh: [
      '搜索服务的地址必须写对，大括号里的名称都要有值。',
      '否则访客等不到结果：没有值的名称会原样送出或被略去；没有关键词，每次搜索都一样。用户名和密码会随网站公开，浏览器也不肯打开这样的地址。',
      '请改正地址，把 {keyword} 或 {keywordJson} 写在查询或路径里，其他名称照软件包 site-runtime 里的 docs/reference/zh/site-language.md 书写；回答里的位置用点连接，点的两边都要有词；时区写 Asia/Shanghai 这样的名称。',
    ].join(''),
    en: [
      'The address of a search service is one without user and password, what stands in braces in it is filled, and keys lead somewhere in its answers.',
      'Visitors would wait for results that never come: a name that nothing fills is sent as it stands or left out, and without the keyword every search is the same.',
      'Correct the address, put {keyword} or {keywordJson} into its path or query, and use the other names as they stand in docs/reference/site-language.md of the package site-runtime; the time zone is a name such as Asia/Shanghai.',
    ].join(' '),
  },
  bad: "url: 'https://reader:secret@search.example:99999/find?q={keywrod}&lang={language}&by={order}&c={search-channel}'",
  good: "url: 'https://search.example/find?q={keyword}&lang={language}&by={sort}'",
  *check({ source }) {
    const service = source.search?.service;
    if (!service) return;
    yield* urlFindings(service.url);
    for (const key of ['items', 'total', 'fields'] as const) {
      yield* pathFindings([...at, key], service[key]);
    }
    yield* pathFindings([...at, 'success', 'at'], service.success?.at);
    yield* timeZoneFinding([...at, 'timeZone'], service.timeZone);
  },
} as const satisfies Rule;
