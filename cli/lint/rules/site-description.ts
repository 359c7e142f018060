import type { Rule } from '../context/rule.ts';
import { hasFoundAddresses } from '../site-address.ts';

export const siteDescription = {
  id: 'site-description',
  severity: 'warning',
  explanation: {
    zh: '有对外地址的网站要有一两句话的介绍（site 里的 description），每种语言各一句。搜索结果和分享卡片用它介绍没有自己介绍的页面；没有它，搜索引擎会随意截取页面上的文字。',
    en: 'A site with a public address describes itself in one or two sentences: description of site, in each language. Search results and link previews show them for pages that have no description of their own; without them search engines cut out some words of the page.',
  },
  bad: 'site: { name: 测试, origin: https://www.example.edu }',
  good: 'site: { name: 测试, origin: https://www.example.edu, description: 一个用来测试的网站。 }',
  *check({ source }) {
    const { origin, description } = source.site;
    if (origin === undefined || description !== undefined || !hasFoundAddresses(source)) return;
    yield {
      pointer: ['site', 'origin'],
      what: 'key',
      message:
        'the site has a public address and no description for search results and link previews',
    };
  },
} as const satisfies Rule;
