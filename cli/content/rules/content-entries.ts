import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const contentEntries: RuleMeta = {
  id: 'content-entries',
  severity: 'error',
  explanation: {
    zh: [
      '字段和区块里点名的条目必须存在。',
      '写错的 id 找不到条目，页面上本该有内容的地方就空了。',
      'id 就是去掉 .md 的文件名，请照着写；本语言还没有的条目，请补写，或从名单里去掉。',
    ].join(''),
    en: [
      'Entries that a field or a block names are there.',
      'An id that leads nowhere leaves a gap on the page where visitors should find something to read.',
      'Write the id as the file is called, without .md; an entry that is missing in this language has to be written, or left out of the list.',
    ].join(' '),
  },
  bad: ['articles:', '  - opne-day'].join('\n'),
  good: ['articles:', '  - open-day'].join('\n'),
};
