import type { Pointer } from '../../diagnostics/pointer.ts';
import { type MenuEntry, openedBy } from '../context/menu-entries.ts';
import type { SiteContext, SiteRule } from '../context/site-rule.ts';

/** Where the site file says that the phone's drawer leaves an item out. */
function omissionOf({ source }: SiteContext): (entry: MenuEntry) => Pointer | undefined {
  const { omitCodes = [], omitTitles = [] } = source.menu?.drawer ?? {};
  const codes = new Map(omitCodes.map((code, index) => [code, index]));
  const titles = new Map(omitTitles.map((title, index) => [title, index]));
  return ({ code, title, depth }) => {
    const byCode = codes.get(code);
    if (byCode !== undefined) return ['menu', 'drawer', 'omitCodes', byCode];
    const byTitle = depth > 1 ? titles.get(title) : undefined;
    return byTitle === undefined ? undefined : ['menu', 'drawer', 'omitTitles', byTitle];
  };
}

/** The menu that an item is in: each language has one in its web configuration, and one in the site file. */
const menuOf = ({ language, config }: MenuEntry): string =>
  `${language} ${config ? 'config' : 'site'}`;

export const menuHidden = {
  id: 'menu-hidden',
  severity: 'warning',
  explanation: {
    zh: '手机抽屉菜单里省去的项目（menu.drawer 的 omitCodes、omitTitles），它打开的页面应当还能从抽屉里的其他项目走到；首页除外，点标志就能回去。省去一个项目时，它下面的项目也一起不见了。请从 omitCodes 或 omitTitles 里去掉它，或者在别处给出这个页面。',
    en: 'What the phone’s drawer leaves out (omitCodes and omitTitles of menu.drawer) is still reached by another item of the drawer; the home page need not be, as the mark leads there. With an item all that is below it goes. Take it out of omitCodes or omitTitles, or offer the page elsewhere.',
  },
  bad: '  drawer: { omitCodes: [home, news] }',
  good: '  drawer: { omitCodes: [home] }',
  *check(site) {
    const omission = omissionOf(site);
    const omitted = new Map<MenuEntry, Pointer>();
    const offered = new Set<string>();
    for (const entry of site.menu) {
      const pointer = omission(entry) ?? (entry.parent && omitted.get(entry.parent));
      const address = openedBy(entry);
      if (pointer) omitted.set(entry, pointer);
      else if (address !== undefined) offered.add(`${menuOf(entry)} ${address}`);
    }
    const reported = new Set<string>();
    for (const [entry, pointer] of omitted) {
      const { language } = entry;
      const address = openedBy(entry);
      const place = pointer.join('/');
      if (address === undefined || address === site.source.languages[language]?.home) continue;
      if (offered.has(`${menuOf(entry)} ${address}`) || reported.has(place)) continue;
      reported.add(place);
      yield {
        in: site.read,
        pointer,
        what: 'value',
        message: `with this the phone's drawer loses "${entry.title}" (${address}), which no other item of it opens`,
        related: [
          {
            in: entry.read,
            pointer: entry.pointer,
            what: 'value',
            message: 'the item',
          },
        ],
      };
    }
  },
} as const satisfies SiteRule;
