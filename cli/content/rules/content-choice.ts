import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentChoice: RuleMeta = {
  id: 'content-choice',
  severity: 'error',
  explanation: {
    zh: [
      '条目的分类代码（code）、类型（type）和选项，必须是栏目集合声明过的。',
      '写成别的词，条目就不会出现在它该在的列表里，或者显示出访客看不懂的名称。',
      '请改正拼写，或在 site.yaml 的 codes、types 或字段的 options 里补上。',
    ].join(''),
    en: [
      'A code, kind or choice of an entry is one that its collection declares.',
      'With any other word the entry is missing from the list that it belongs to, or shows a name that means nothing to visitors.',
      'Correct the spelling, or add the word under codes, types or the options of the field in site.yaml.',
    ].join(' '),
  },
  bad: 'code: campsu',
  good: 'code: campus',
};
