import type { SiteRule } from '../context/site-rule.ts';

export const linkNewWindow = {
  id: 'link-new-window',
  severity: 'warning',
  explanation: {
    zh: '菜单里通向其他网站的项目应当在新窗口打开，访客才不会因为点了菜单而离开本站。请给这样的菜单项写上 "linkType": 2，在 site.yaml 里是 newWindow: true。正文里的链接不需要这样做。',
    en: 'An item of the menu that leads to another site opens a new window, so that nobody leaves this site by its own menu. Give such an item "linkType": 2, or newWindow: true in site.yaml. Links in texts need no such thing.',
  },
  bad: '    { "pageCode": "hall", "title": "办事大厅", "linkUrl": "https://example.org/", "linkType": 1 }',
  good: '    { "pageCode": "hall", "title": "办事大厅", "linkUrl": "https://example.org/", "linkType": 2 }',
  *check({ menu }) {
    for (const { config, read, own, ownAt, typeAt, newWindow, patched, inDevelopment } of menu) {
      const isElsewhere = /^https?:\/\//i.test(own) && patched === undefined && !inDevelopment;
      if (newWindow || !isElsewhere) continue;
      yield {
        in: read,
        pointer: typeAt ?? ownAt,
        what: 'value',
        message: `this leads to another site in the same window; an item that does so has ${config ? '"linkType": 2' : 'newWindow: true'}`,
      };
    }
  },
} as const satisfies SiteRule;
