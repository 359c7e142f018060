import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlConflict = {
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
} as const satisfies RuleMeta;

/** The first line of a conflict, as git and others write it; what follows is reported with it. */
const opening = /^<{7}(?: .*)?$/gm;
const closing = /^>{7}(?: |\r?$)/m;

/** Merges that were begun and never finished: both versions stand in the file. */
export function mergeConflicts(text: string): ReadFinding[] {
  if (!text.includes('<<<<<<<') || !closing.test(text)) return [];
  return [...text.matchAll(opening)].map(({ index }) => ({
    rule: yamlConflict,
    message:
      'two versions of these lines stand here, from a merge that was never finished: keep one, and take the lines <<<<<<<, ======= and >>>>>>> away',
    start: index,
    end: index + 7,
  }));
}
