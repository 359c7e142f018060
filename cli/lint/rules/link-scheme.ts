import { isHiddenHost, unsafeMessage, unsafeScheme } from '../../addresses/unsafe-address.ts';
import type { SiteFinding, SiteRule } from '../context/site-rule.ts';
import { frontAddresses } from '../links/entry-addresses.ts';

/** Why an address must not stand in a link; undefined: it may. */
function faultOf(address: string): string | undefined {
  const scheme = unsafeScheme(address);
  if (scheme !== undefined) return unsafeMessage(scheme);
  return isHiddenHost(address)
    ? 'browsers take this for another host, not for a path of this site: a \\ or a blank character stands behind the slash'
    : undefined;
}

/** What is unsafe in site.yaml that its schema does not cover, in menus and front matter; texts are checked as they are compiled. */
export const linkScheme = {
  id: 'link-scheme',
  severity: 'error',
  explanation: {
    zh: '链接只能是本站路径、https://、http://、mailto: 或 tel:。javascript:、data:、vbscript: 之类的地址会在访客的浏览器里执行代码，即使中间夹着空格或控制字符也一样；这样的链接不会显示。请换成真正的网址，或者去掉链接。',
    en: 'A link is a path of this site, https://, http://, mailto: or tel:. Addresses such as javascript:, data: and vbscript: run code in the visitor’s browser, even with blanks or control characters hidden in them; they are not shown as links. Write the address of a page, or take the link out.',
  },
  bad: '[点这里](javascript:alert(1))',
  good: '[点这里](https://example.org/)',
  *check({ source, read, links, configMenu, content }) {
    const found: SiteFinding[] = [];
    const note = (address: string, place: (message: string) => SiteFinding): void => {
      const message = faultOf(address);
      if (message !== undefined) found.push(place(message));
    };
    for (const { pointer, address } of links) {
      note(address, (message) => ({ in: read, pointer, what: 'value', message }));
    }
    for (const { config, ownAt, own } of configMenu) {
      note(own, (message) => ({ in: config.read, pointer: ownAt, what: 'value', message }));
    }
    for (const entry of content.entries) {
      for (const { address, start, end } of frontAddresses(entry, source)) {
        note(address, (message) => ({ file: entry.file, start, end, message }));
      }
    }
    yield* found;
  },
} as const satisfies SiteRule;
