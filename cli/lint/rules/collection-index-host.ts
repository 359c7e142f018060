import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { Rule } from '../context/rule.ts';
import { askedPlaces } from '../links/asked-places.ts';

export const collectionIndexHost = {
  id: 'collection-index-host',
  severity: 'error',
  explanation: {
    zh: [
      '写了 index: true 的内容接口，地址必须带主机名。',
      '生成网站时由程序自己访问接口，没有浏览器，就无从知道 /api/… 属于哪台主机，站内搜索会缺少这些条目。',
      '请写出完整的地址（https://…），或去掉 index: true。',
    ].join(''),
    en: [
      'With index: true the addresses of a content API are written with their host.',
      'The build asks the API by itself, and without a browser nothing says to which host /api/… belongs; the search of the site would lack all these entries.',
      'Write the whole address, https://…, or leave out index: true.',
    ].join(' '),
  },
  bad: ['index: true', "list: { url: '/api/list?page={page}', items: data }"].join('\n'),
  good: [
    'index: true',
    "list: { url: 'https://cms.example/api/list?page={page}', items: data }",
  ].join('\n'),
  *check({ source }) {
    for (const [collection, declared] of Object.entries(source.collections ?? {})) {
      const http = browserSource(declared);
      if (!http?.index) continue;
      for (const [place, url] of askedPlaces(http)) {
        if (/^https?:\/\/[^/?#]/.test(url)) continue;
        yield {
          pointer: ['collections', collection, 'http', ...place],
          what: 'value',
          message: `a build cannot call "${url}", as it knows no host: write the whole address, https://…, or leave out index: true`,
        };
      }
    }
  },
} as const satisfies Rule;
