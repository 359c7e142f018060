import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentLink: RuleMeta = {
  id: 'content-link',
  severity: 'error',
  explanation: {
    zh: [
      '链接到其他内容文件时，那个文件必须存在。',
      '这样的链接在网站上会变成那个条目的地址；文件不存在，或者条目没有页面、尚未发布，访客点开就会出错。',
      '请按文件的相对位置书写，例如 two.md 或 ../reports/annual.md；栏目集合写了 detail，其中的条目才有页面。',
    ].join(''),
    en: [
      'A link to another file of content leads to one that is there.',
      'On the site it becomes the address of that entry; where there is no such file, or its entry has no page or is not published, visitors would meet an error.',
      'Write the file as it lies beside this one, such as two.md or ../reports/annual.md; an entry has a page where its collection names a detail.',
    ].join(' '),
  },
  bad: '见[另一篇](tow.md)。',
  good: '见[另一篇](two.md)。',
};
