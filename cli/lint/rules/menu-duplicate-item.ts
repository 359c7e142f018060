import type { MenuEntry } from '../context/menu-entries.ts';
import type { SiteRule } from '../context/site-rule.ts';

export const menuDuplicateItem = {
  id: 'menu-duplicate-item',
  severity: 'warning',
  explanation: {
    zh: '一种语言的菜单里，每个 pageCode 只能出现一次。site.yaml 里的 patches、titles、inDevelopment 和权限都按这个码找菜单项，码重复了就分不清说的是哪一个。请给其中一个换一个码。',
    en: 'In the menu of a language every pageCode stands once. Patches, titles, notices and access in site.yaml find their item by it, and a code that two items share means both. Give one of them another code.',
  },
  bad: '    { "pageCode": "news", "title": "旧闻", "linkUrl": "/old" }',
  good: '    { "pageCode": "old", "title": "旧闻", "linkUrl": "/old" }',
  *check({ menu }) {
    const first = new Map<string, MenuEntry>();
    for (const entry of menu) {
      if (!entry.hasCode) continue;
      const key = `${entry.language} ${entry.config ? 'config' : 'site'} ${entry.code}`;
      const before = first.get(key);
      if (!before) {
        first.set(key, entry);
        continue;
      }
      yield {
        in: entry.read,
        pointer: entry.codeAt,
        what: 'value',
        message: `"${entry.code}" is the code of another item of this menu, too`,
        related: [
          { in: before.read, pointer: before.codeAt, what: 'value', message: 'the first one' },
        ],
      };
    }
  },
} as const satisfies SiteRule;
