import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentDuplicateId: RuleMeta = {
  id: 'content-duplicate-id',
  severity: 'error',
  explanation: {
    zh: [
      '同一语言、同一栏目集合里，条目的 id 不能重复，旧地址（aliases）也算在内。',
      'id 就是去掉 .md 的文件名，中间的文件夹和字母大小写都不作区分；两个条目 id 相同，访客只打得开其中一个。',
      '请给其中一个文件改名，或删去重复的旧地址。',
    ].join(''),
    en: [
      'An id is the only one in its collection and language, aliases included.',
      'The id is the name of the file without .md, folders between and capital letters do not count; of two entries with the same id visitors could open only one.',
      'Rename one of the files, or take the alias out.',
    ].join(' '),
  },
  bad: ['content/zh/news/one.md', 'content/zh/news/2026/One.md'].join('\n'),
  good: ['content/zh/news/one.md', 'content/zh/news/2026/two.md'].join('\n'),
};
