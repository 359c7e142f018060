import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const schemaUnknownKey: RuleMeta = {
  id: 'schema-unknown-key',
  severity: 'error',
  explanation: {
    zh: [
      '每个键都必须是格式里规定的。',
      '写在其他键下面的内容不会被采用，看起来再对，访客也看不到。',
      '请改正拼写；支持 YAML 的编辑器会列出每个位置可用的键。条目自己的字段，要先在栏目集合的 fields 里声明。',
    ].join(''),
    en: [
      'Every key is one that the site language knows.',
      'What stands under any other key is left aside, so visitors would not see it, however right it looks.',
      'Correct the spelling; an editor with YAML support lists the keys that are possible at each place. A field of your own is declared under fields of the collection.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, page: index, titel: 新闻 }',
  good: '- { id: news, paths: { zh: /news }, page: index, title: 新闻 }',
};
