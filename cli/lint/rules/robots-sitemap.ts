import { join } from 'node:path';
import type { SiteRule } from '../context/site-rule.ts';
import { sitemapOf } from '../site-address.ts';

export const robotsSitemap = {
  id: 'robots-sitemap',
  severity: 'warning',
  explanation: {
    zh: 'public 文件夹里自己写的 robots.txt 会代替构建生成的那一份，其中要有一行 Sitemap，写明站点地图的完整网址，搜索引擎才找得到它。请补上这一行；没有特别要求的，删去这个文件即可。',
    en: 'A robots.txt in the folder public takes the place of the one that a build writes. In it a line Sitemap: says where the sitemap is, so that search engines find it. Add the line, or take the file away where it has nothing else to say.',
  },
  bad: 'User-agent: *',
  good: 'Sitemap: https://www.example.edu/sitemap.xml',
  *check({ source, content, robots }) {
    const sitemap = sitemapOf(source);
    // In a folder robots.txt is a file like any other: crawlers ask for that at the root of a host.
    if (robots === undefined || sitemap === undefined || (source.site.base ?? '/') !== '/') return;
    const named = [...robots.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)];
    if (named.some(([, address]) => address === sitemap)) return;
    const wrong = named[0];
    yield {
      file: join(content.folder, 'public', 'robots.txt'),
      start: wrong ? wrong.index : 0,
      end: wrong ? wrong.index + wrong[0].length : Math.max(0, robots.search(/\r?\n|$/)),
      message: `search engines do not learn of the sitemap: the line "Sitemap: ${sitemap}" is missing`,
    };
  },
} as const satisfies SiteRule;
