import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SchemaFinding } from '../schema-finding.ts';

export const schemaRequired = {
  id: 'schema-required',
  severity: 'error',
  explanation: {
    zh: [
      '必须有的键一个也不能少。',
      '少了它，程序就不知道该显示什么、显示在哪里；例如路由没有 paths，谁也打不开。',
      '请在标出的位置补上提示里说的键。',
    ].join(''),
    en: [
      'No key is missing that must be there.',
      'Without it the program does not know what to show or where; a route without paths, for instance, could not be opened by anybody.',
      'Add the key that the message names, where it is reported.',
    ].join(' '),
  },
  bad: ['- id: news', '  title: 新闻', '  page: index'].join('\n'),
  good: ['- id: news', '  title: 新闻', '  paths: { zh: /news }', '  page: index'].join('\n'),
} as const satisfies RuleMeta;

/**
 * A key that has to be there.
 * @param pointer of the mapping that it is missing in
 * @param reason why it has to, for keys that the site file asks for
 */
export const missingKey = (pointer: Pointer, name: string, reason?: string): SchemaFinding => ({
  rule: schemaRequired,
  pointer,
  what: 'key',
  message: `the key "${name}" is missing here${reason === undefined ? '' : `; ${reason}`}`,
});
