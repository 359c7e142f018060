import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const schemaType: RuleMeta = {
  id: 'schema-type',
  severity: 'error',
  explanation: {
    zh: [
      '每个值都要符合它的键所要求的种类。',
      '文字、数字、真假、列表和一组键各有各的位置；放错了，程序就没法使用你写的内容。',
      '请按提示书写：看起来像数字的文字要加引号，是与否写 true 和 false，键的后面不能空着。',
    ].join(''),
    en: [
      'Every value is of the kind that its key wants.',
      'Text, numbers, true or false, lists and mappings each have their place; in any other the program cannot use what you wrote.',
      'Write what the message expects: text that looks like a number goes in quotes, true and false stand for yes and no, and a key never goes without its value.',
    ].join(' '),
  },
  bad: '- { id: talk, paths: { zh: /talk }, page: , hideInMenu: maybe }',
  good: '- { id: talk, paths: { zh: /talk }, page: index, hideInMenu: true }',
};
