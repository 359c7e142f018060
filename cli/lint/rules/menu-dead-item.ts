import { nearestAmong } from '../../diagnostics/nearest.ts';
import { type MenuEntry, openedBy } from '../context/menu-entries.ts';
import type { SiteFinding, SiteRule } from '../context/site-rule.ts';
import { menuSection } from './menu-section.ts';

const suggestionOf = ({ suggestion }: SiteFinding): string | undefined => suggestion;

export const menuDeadItem = {
  id: 'menu-dead-item',
  severity: 'warning',
  explanation: {
    zh: '菜单项要能打开点什么：有地址，或 site.yaml 的 menu.patches 给它的菜单码指定了页面，或下面还有能打开的项目。什么都没有的项目点了没有反应。请补上地址，或把菜单码写进 menu.patches；还在建设的，写进 menu.inDevelopment。',
    en: 'An item of the menu opens something: it has an address, its code has a page under menu.patches of site.yaml, or there is an item below it that does. One without all of these does nothing when it is pressed. Give it an address or its code a patch; where it is still being built, name the code under menu.inDevelopment.',
  },
  bad: '    { "pageCode": "plan", "title": "规划", "linkUrl": "" },',
  good: '    { "pageCode": "plan", "title": "规划", "linkUrl": "/news" },',
  *check(site) {
    const { menu, source } = site;
    // A code that a patch names wrongly is reported there.
    const misspelled = new Set([...menuSection.check(site)].map(suggestionOf));
    const codes = new Set(menu.map(({ code }) => code));
    const patched = Object.values(source.menu?.patches ?? {}).flatMap((patch) => patch.codes);
    const nearest = nearestAmong(patched.filter((code) => !codes.has(code)));
    const alive = new Set<MenuEntry>();
    for (const entry of menu) {
      if (!entry.inDevelopment && openedBy(entry) === undefined) continue;
      for (let at: MenuEntry | undefined = entry; at && !alive.has(at); at = at.parent)
        alive.add(at);
    }
    for (const entry of menu) {
      // Of items below each other the outermost is reported.
      if (alive.has(entry) || (entry.parent && !alive.has(entry.parent))) continue;
      if (misspelled.has(entry.code)) continue;
      yield {
        in: entry.read,
        pointer: entry.codeAt,
        what: 'value',
        message:
          entry.code === ''
            ? 'this item opens nothing: it has neither an address nor a code that a patch of menu.patches names'
            : `this item opens nothing: it has no address, and no patch of menu.patches has the code "${entry.code}"`,
        suggestion: nearest(entry.code),
      };
    }
  },
} as const satisfies SiteRule;
