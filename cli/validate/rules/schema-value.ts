import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const schemaValue: RuleMeta = {
  id: 'schema-value',
  severity: 'error',
  explanation: {
    zh: [
      '列表、文字和数字不能超出规定的范围。',
      '没有区块的页面是一片空白；放不下的内容会把版面撑坏。',
      '请按提示补上缺少的，或去掉多余的。',
    ].join(''),
    en: [
      'Lists, texts and numbers are within their limits.',
      'A page without blocks would be blank, and what has no room in the layout would break it.',
      'Add what is missing, or take out what is too much, as the message says.',
    ].join(' '),
  },
  bad: 'news: { blocks: [] }',
  good: 'news: { blocks: [{ type: tasks, items: [{ title: 一 }] }] }',
};
