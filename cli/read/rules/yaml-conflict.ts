import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlConflict: RuleMeta = {
  id: 'yaml-conflict',
  severity: 'error',
  explanation: {
    zh: [
      '文件里不能留着没有解决的合并冲突。',
      '两个人改了同一处，合并时两个版本都留在了文件里，这样的文件读不出来。',
      '请在两个版本里选一个，删去另一个，再删去 <<<<<<<、======= 和 >>>>>>> 这三行。',
    ].join(''),
    en: [
      'No conflict of a merge is left in the file.',
      'Where two people changed the same lines, both versions stand there until somebody chooses, and such a file cannot be read.',
      'Keep one of them, and take the other and the lines <<<<<<<, ======= and >>>>>>> away.',
    ].join(' '),
  },
  bad: ['<<<<<<< HEAD', 'site: { name: 测试 }'].join('\n'),
  good: 'site: { name: 测试 }',
};
