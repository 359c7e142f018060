import { splitAddress } from '../../../schema/path/split-address.ts';
import { anchorFault } from '../../content/entries/anchor-fault.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { ownAddresses } from '../links/own-addresses.ts';

/** Links within a text and between texts are looked at where those are compiled and compared. */
export const linkAnchor = {
  id: 'link-anchor',
  severity: 'warning',
  explanation: {
    zh: [
      '链接里 # 后面的部分要对应那一页里的标题。',
      '对不上时，访客打开的是页面开头，找不到链接所说的内容，而且不会有任何提示。',
      '标题的锚点由文字自动生成（去掉标点，空格变成 -，英文小写），也可以在标题末尾写 {#名称} 自己指定；请照提示改正。',
    ].join(''),
    en: [
      'What stands behind the # of a link is a heading of the page that it leads to.',
      'Otherwise visitors see the top of that page and do not find what the link promises, and nothing says so.',
      'The name of a heading is made of its text (without punctuation, - for each blank, small letters), or is written behind it as {#name}; correct the link.',
    ].join(' '),
  },
  bad: '见[报名](#报名方法)。',
  good: '见[报名](#报名方式)。',
  *check(site) {
    for (const { address, report } of ownAddresses(site)) {
      const { path, query, hash } = splitAddress(address);
      const ids = path.startsWith('/') && hash !== '' ? site.anchors(address) : undefined;
      const fault = ids && anchorFault(hash, ids, `on ${path}`);
      // A page that is not there is reported as that.
      if (!fault || site.checkAddress(address)) continue;
      const { message, suggestion } = fault;
      yield report(message, suggestion && path + query + suggestion);
    }
  },
} as const satisfies SiteRule;
