import { splitAddress } from '../../../schema/path/split-address.ts';
import type { RelatedFound } from '../../diagnostics/finding.ts';
import type { MenuEntry } from '../context/menu-entries.ts';
import type { SiteContext, SiteRule } from '../context/site-rule.ts';

const codeOf = (address: string): string | undefined =>
  new URLSearchParams(splitAddress(address).query).get('code') ?? undefined;

/** Whether an address of an item's own leads elsewhere than its patch: to another page or another section. */
const isOther = (own: string, patched: string): boolean =>
  splitAddress(own).path !== splitAddress(patched).path ||
  (codeOf(own) ?? codeOf(patched)) !== codeOf(patched);

const finding = ({ read, ownAt }: MenuEntry, message: string) => ({
  in: read,
  pointer: ownAt,
  what: 'value' as const,
  message,
});

/** Where menu.patches name a code. */
function patchOf({ source, read }: SiteContext, code: string): readonly RelatedFound[] {
  for (const [name, { codes }] of Object.entries(source.menu?.patches ?? {})) {
    const at = codes.indexOf(code);
    if (at < 0) continue;
    const pointer = ['menu', 'patches', name, 'codes', at];
    return [{ in: read, pointer, what: 'value', message: 'the patch' }];
  }
  return [];
}

export const menuQuery = {
  id: 'menu-query',
  severity: 'warning',
  explanation: {
    zh: '菜单项打开的栏目要与它的 pageCode 一致。如果 site.yaml 的 menu.patches 已经给这个菜单码指定了地址，菜单项自己写的另一个地址就不起作用；如果它的 ?code= 写的是另一个菜单项的码，访客就会走到别的栏目。请改正地址，或把它留空，让 menu.patches 决定。',
    en: 'An item opens the section that its pageCode names. Where menu.patches of site.yaml give its code an address, another one of its own is never used; where its ?code= is the code of another item, it leads to that one’s section. Correct the address, or leave it empty and let menu.patches decide.',
  },
  bad: '    { "pageCode": "facts", "title": "数据", "linkUrl": "/park?code=map" },',
  good: '    { "pageCode": "facts", "title": "数据", "linkUrl": "/park?code=facts" },',
  *check(site) {
    const { menu } = site;
    const codes = new Set(menu.map(({ language, code }) => `${language} ${code}`));
    for (const entry of menu) {
      const { own, patched, code, language, newWindow, inDevelopment } = entry;
      if (own === '' || inDevelopment) continue;
      if (patched !== undefined) {
        if (isOther(own, patched)) {
          const message = `this address is never used: menu.patches make the code "${code}" open ${patched}`;
          yield { ...finding(entry, message), suggestion: patched, related: patchOf(site, code) };
        }
        continue;
      }
      const named = newWindow || !own.startsWith('/') ? undefined : codeOf(own);
      if (named === undefined || named === code || !codes.has(`${language} ${named}`)) continue;
      yield finding(
        entry,
        `the code of this item is "${code}", but its address opens "${named}", which another item has`,
      );
    }
  },
} as const satisfies SiteRule;
