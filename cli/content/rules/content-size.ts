import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentSize: RuleMeta = {
  id: 'content-size',
  severity: 'error',
  explanation: {
    zh: [
      '一个内容文件最大 512 kB。',
      '这已经超过一本书的篇幅；更大的页面，手机访客要等很久，也翻不到底。',
      '请把正文拆成几个条目，或作为文件供人下载。',
    ].join(''),
    en: [
      'A file of content has 512 kB at most.',
      'That is more than a book; a visitor on a phone would wait long for such a page and never reach its end.',
      'Split the text into several entries, or offer it as a file to fetch.',
    ].join(' '),
  },
  bad: ['---', 'title: 年度报告', '---', '', '<!-- 全文如下，共 524 kB -->'].join('\n'),
  good: ['---', 'title: 年度报告', '---', '', '[下载全文](/report.txt)'].join('\n'),
};
