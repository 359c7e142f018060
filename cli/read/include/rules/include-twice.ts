import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const includeTwice = {
  id: 'include-twice',
  severity: 'error',
  explanation: {
    zh: [
      'include 里每个文件只能出现一次，通过链接也一样。',
      '同一个文件读两遍，里面的路由就有两份。',
      '请去掉其中一处；要规定先后，就把文件逐个写出来，不用 *。',
    ].join(''),
    en: [
      'Under include every file is named once, through links, too.',
      'A file that is read twice gives each of its routes twice.',
      'Take one of them out; where the order matters, name the files one by one, without a *.',
    ].join(' '),
  },
  bad: 'include: [pages/news.yaml, pages/*.yaml]',
  good: 'include: [pages/*.yaml]',
} as const satisfies RuleMeta;
