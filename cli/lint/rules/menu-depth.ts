import type { SiteRule } from '../context/site-rule.ts';

/** The runtime leaves out what lies deeper. */
const maxDepth = 8;

export const menuDepth = {
  id: 'menu-depth',
  severity: 'warning',
  explanation: {
    zh: '菜单最多八层，更深的项目不会显示。这么深的菜单在手机上也很难用。请把深处的项目往上移，或者放到页面里。',
    en: 'A menu has eight levels at most; what lies deeper is not shown. So deep a menu is of little use on a phone, too. Move the items up, or onto a page.',
  },
  bad: '                    { "pageCode": "i9", "title": "第九层", "linkUrl": "/news" }',
  good: '                  { "pageCode": "i8", "title": "第八层", "linkUrl": "/news" }',
  *check({ menu }) {
    for (const { depth, config, pointer } of menu) {
      if (depth !== maxDepth + 1) continue;
      yield {
        in: config.read,
        pointer: [...pointer, 'pageCode'],
        what: 'value',
        message: `this item lies on level ${depth} of the menu; those below level ${maxDepth} are not shown`,
      };
    }
  },
} as const satisfies SiteRule;
