import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const schemaEnum: RuleMeta = {
  id: 'schema-enum',
  severity: 'error',
  explanation: {
    zh: [
      '只能从几个值里选的地方，必须写其中的一个。',
      '程序只认识这几个值，写了别的，页面就没法照你的意思显示。',
      '请从提示列出的值里选一个，字母大小写也要一致。',
    ].join(''),
    en: [
      'A value that is chosen from a few is one of them.',
      'The program knows what to do for these values alone, so the page could not be shown as you mean it.',
      'Write one of the values that the message names, in the same letter case.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, page: index, layout: bear }',
  good: '- { id: news, paths: { zh: /news }, page: index, layout: bare }',
};
