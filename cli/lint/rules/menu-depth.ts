import { maxMenuDepth } from '../../../schema/menu/web-config.ts';
import type { SiteRule } from '../context/site-rule.ts';

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
    for (const { depth, read, codeAt } of menu) {
      if (depth !== maxMenuDepth + 1) continue;
      yield {
        in: read,
        pointer: codeAt,
        what: 'value',
        message: `this item lies on level ${depth} of the menu; those below level ${maxMenuDepth} are not shown`,
      };
    }
  },
} as const satisfies SiteRule;
