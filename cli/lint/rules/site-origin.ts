import type { Rule } from '../context/rule.ts';

export const siteOrigin = {
  id: 'site-origin',
  severity: 'error',
  explanation: {
    zh: 'site.origin 是网站对外的地址：https:// 加上主机名，不带路径，也不以斜线结尾。搜索引擎看到的网址、站点地图和订阅都由它拼成，写错一个字，全部网址都打不开。请照浏览器地址栏里的主机名抄写。',
    en: 'site.origin is the public address of the site: https:// and the name of a host that there can be, without a path. Canonical addresses, sitemap and feeds are put together with it, and with a wrong one none of them opens. Copy the host from the address bar.',
  },
  bad: 'origin: https://www.example.edu:99999',
  good: 'origin: https://www.example.edu',
  *check({ source }) {
    const { origin } = source.site;
    if (origin === undefined || URL.canParse(origin)) return;
    yield {
      pointer: ['site', 'origin'],
      what: 'value',
      message: `${origin} is no address that a browser can open`,
    };
  },
} as const satisfies Rule;
