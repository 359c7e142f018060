import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentFrontMatter: RuleMeta = {
  id: 'content-front-matter',
  severity: 'error',
  explanation: {
    zh: [
      '内容文件必须以文件头开始，文件头写在两行 --- 之间。',
      '条目的标题、日期和分类代码都写在文件头里，没有它，任何列表都显示不了这个条目。',
      '请在正文上面写一行 ---，接着写 title: … 等各个键，再写一行 ---。',
    ].join(''),
    en: [
      'A file of content starts with its front matter, between two lines ---.',
      'Title, date and code of the entry stand there; without them no list can show it.',
      'Write a line ---, keys such as title: …, and a second line --- above the text.',
    ].join(' '),
  },
  bad: ['# 新闻', '', '正文。'].join('\n'),
  good: ['---', 'title: 新闻', '---', '', '正文。'].join('\n'),
};
