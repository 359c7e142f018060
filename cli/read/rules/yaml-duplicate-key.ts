import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlDuplicateKey: RuleMeta = {
  id: 'yaml-duplicate-key',
  severity: 'error',
  explanation: {
    zh: [
      '同一组键里，每个键只能出现一次。',
      '两个键同名，只有一个能算数，访客看到的未必是你要的那个。',
      '请只留一个，或把两处的内容合到一个键下面。',
    ].join(''),
    en: [
      'A key stands once in its mapping.',
      'Of two keys with the same name only one can count, and visitors might see what you did not mean.',
      'Keep one of the two, or put their contents together under one key.',
    ].join(' '),
  },
  bad: ['- id: news', '  page: index', '  paths: { zh: /news }', '  page: index'].join('\n'),
  good: ['- id: news', '  paths: { zh: /news }', '  page: index'].join('\n'),
};
