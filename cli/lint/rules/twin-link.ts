import { routeHasDevice } from '../../../schema/compile/route-addresses.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { targetFinder } from '../paths/redirects.ts';

export const twinLink = {
  id: 'twin-link',
  severity: 'warning',
  explanation: {
    zh: '只在某种设备上显示的区块（写在 devices 下面），里面的链接应当指向那种设备也有的页面。如果路由的 devices 里没有这种设备，手机访客就会被带到电脑版页面。请换一个链接，或者把这种设备加进那个路由的 devices。',
    en: 'A link in blocks that only one kind of device shows (under devices) leads to a page that this device has. Where the devices of the route leave it out, a visitor on the phone is led to the desktop page. Choose another link, or add the device to the route.',
  },
  bad: "        devices: { mobile: [{ type: links, title: 更多, items: [{ title: 海报, link: '/poster' }] }] }",
  good: "        devices: { mobile: [{ type: links, title: 更多, items: [{ title: 新闻, link: '/news' }] }] }",
  *check(site) {
    const links = site.links.filter(
      ({ pointer }) => pointer[0] === 'pages' && pointer.includes('devices'),
    );
    if (links.length === 0) return;
    const find = targetFinder(site);
    for (const { pointer, address } of links) {
      const device = pointer[pointer.lastIndexOf('devices') + 1];
      if (typeof device !== 'string' || !address.startsWith('/')) continue;
      const target = find(splitAddress(address).path);
      if (!target || routeHasDevice(target.flat, device)) continue;
      yield {
        in: site.read,
        pointer,
        what: 'value',
        message: `only "${device}" shows this link, and route "${target.flat.route.id}" has no page there`,
        related: [
          {
            pointer: [...target.flat.pointer, 'devices'],
            what: 'key',
            message: 'the devices that it has',
          },
        ],
      };
    }
  },
} as const satisfies SiteRule;
