import type { SiteRule } from '../context/site-rule.ts';
import { hasFoundAddresses } from '../site-address.ts';

export const siteOriginMissing = {
  id: 'site-origin-missing',
  severity: 'warning',
  explanation: {
    zh: '请在 site 里写明 origin，也就是网站对外的地址，例如 https://www.example.edu。没有它，构建不会生成站点地图（sitemap.xml）、robots.txt、订阅和分享图片，网页里也没有规范网址，搜索引擎只能自己猜。地址还没有确定的，在这一行写上忽略的注释和理由。',
    en: 'Say in site what its origin is: its public address, such as https://www.example.edu. Without it a build writes no sitemap, robots.txt, feeds and share pictures, pages name no canonical address, and search engines have to guess. Where the address is not known yet, say so in a comment that ignores this warning.',
  },
  bad: 'site: { name: 测试 }',
  good: 'site: { name: 测试, origin: https://www.example.edu, description: 一个用来测试的网站。 }',
  *check({ source, read, files, content }) {
    // A site file without anything beside it is a draft.
    const isDraft = files.length === 0 && content.files.length === 0;
    if (isDraft || source.site.origin !== undefined || !hasFoundAddresses(source)) return;
    yield {
      in: read,
      pointer: ['site'],
      what: 'key',
      message:
        'the public address of the site is missing (origin), so no sitemap, feeds, share pictures and canonical addresses are written',
    };
  },
} as const satisfies SiteRule;
