import { splitAddress } from '../../../schema/path/split-address.ts';
import { markOf, noMark, spellTwin } from '../../../schema/twin/spell-twin.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { ownAddresses } from '../links/own-addresses.ts';

export const linkDevice = {
  id: 'link-device',
  severity: 'warning',
  explanation: {
    zh: '指向本站的链接按电脑版的写法来写，不带 H5 之类的后缀或 /m 之类的前缀。手机访客点开时，程序会自动换成手机版的地址；写死的手机版地址在别处被复制、分享时，会让电脑访客看到手机版。请去掉它。',
    en: 'A link within the site is written as on the desktop, without a suffix such as H5 or a prefix such as /m. For visitors on the phone it becomes the address of the phone by itself; one that is written so by hand shows visitors at a desk the page of the phone wherever it is copied from the file. Take it out.',
  },
  bad: "          - { title: 新闻, link: '/newsH5?code=a' }",
  good: "          - { title: 新闻, link: '/news?code=a' }",
  *check(site) {
    const { spelling } = site.settings;
    for (const { address, report, isFromOutside } of ownAddresses(site)) {
      // A menu may be made for other programs, too, which know no desktop spelling.
      if (isFromOutside) continue;
      const { path } = splitAddress(address);
      const mark = path.startsWith('/') ? markOf(path, spelling) : undefined;
      const desktop = mark === undefined ? address : spellTwin(address, noMark, spelling);
      // A page may be called so.
      if (mark === undefined || desktop === address || !site.find(splitAddress(desktop).path))
        continue;
      yield report(
        `"${mark.prefix ?? mark.suffix}" is the ${mark.prefix === undefined ? 'suffix' : 'prefix'} of a device, which links get automatically`,
        desktop,
      );
    }
  },
} as const satisfies SiteRule;
