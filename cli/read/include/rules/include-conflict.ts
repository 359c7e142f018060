import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const includeConflict = {
  id: 'include-conflict',
  severity: 'error',
  explanation: {
    zh: [
      '站点文件和它 include 的文件里，同一个名字只能写一次：一个页面、一种语言、site 下面的一个键，都只在一个文件里。',
      '列表（routes、zones 等）接在一起，名字不同的各项合在一起；名字相同，就不知道该用哪一个。',
      '请去掉其中一处，或给其中一个换个名字。',
    ].join(''),
    en: [
      'In a site file and the files that it includes every name stands once: a page, a language, a key below site is in one file.',
      'Lists such as routes and zones are joined, and so are names that differ; of two that are the same nobody could tell which one counts.',
      'Take one of them out, or give one of them another name.',
    ].join(' '),
  },
  bad: '  news: { blocks: [{ type: share, title: 转发 }] }',
  good: '  notices: { blocks: [{ type: share, title: 转发 }] }',
} as const satisfies RuleMeta;
