import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const envRemoval = {
  id: 'env-removal',
  severity: 'warning',
  explanation: {
    zh: [
      '在环境文件里，一个键没有值或写 null，就是在这个环境里去掉它。',
      '站点文件里没有这个键，就没有什么可去掉：可能是名称写错，也可能是忘了写值。',
      '请改正名称，写上值，或删除这一行。',
    ].join(''),
    en: [
      'In the file of an environment, a key without a value, or with null, is taken away there.',
      'Where the site file has no such key, nothing is: the name may be misspelled, or the value forgotten.',
      'Correct the name, write the value, or remove the line.',
    ].join(' '),
  },
  bad: 'site: { tagLine: null }',
  good: 'site: { tagline: null }',
} as const satisfies RuleMeta;
