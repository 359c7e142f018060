import { splitAddress } from '../../../schema/path/split-address.ts';
import type { SiteContext, SiteRule } from '../context/site-rule.ts';
import { ownAddresses } from '../links/own-addresses.ts';

/** The address in the letters of its route; undefined: it has them, or there is no such route. */
function inRightCase(address: string, { find, settings }: SiteContext): string | undefined {
  if (!address.startsWith('/')) return undefined;
  const { path, query, hash } = splitAddress(address);
  const bare = path.replace(/(.)\/$/, '$1');
  const root = settings.spelling.prefixes.find((each) => each.toLowerCase() === bare.toLowerCase());
  const wanted = root ?? find(path)?.canonical;
  if (wanted === undefined || wanted === bare) return undefined;
  // What differs in more than its letters' case is written in another way, such as %2D.
  return wanted.toLowerCase() === bare.toLowerCase() ? wanted + query + hash : undefined;
}

export const linkCase = {
  id: 'link-case',
  severity: 'warning',
  explanation: {
    zh: '指向本站的链接，大小写要与路由写的一致。写法不同的地址虽然也能打开，但会先跳转一次，在搜索引擎和访问统计里还会算成两个页面。请照提示改成路由里的写法。',
    en: 'A link within the site has the capital and small letters of its route. Another spelling opens, too, but by way of a redirect, and search engines and statistics count two pages. Write it as the route does.',
  },
  bad: "          - { title: 新闻, link: '/News?code=a' }",
  good: "          - { title: 新闻, link: '/news?code=a' }",
  *check(site) {
    for (const { address, report } of ownAddresses(site)) {
      const right = inRightCase(address, site);
      if (right === undefined) continue;
      const { path } = splitAddress(right);
      yield report(`the route is written ${path}: capital and small letters differ`, right);
    }
  },
} as const satisfies SiteRule;
