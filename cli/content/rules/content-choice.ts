import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SchemaFinding } from '../../validate/schema-finding.ts';

export const contentChoice = {
  id: 'content-choice',
  severity: 'error',
  explanation: {
    zh: [
      '条目的分类代码（code）、类型（type）和选项，必须是栏目集合声明过的。',
      '写成别的词，条目就不会出现在它该在的列表里，或者显示出访客看不懂的名称。',
      '请改正拼写，或在 site.yaml 的 codes、types 或字段的 options 里补上。',
    ].join(''),
    en: [
      'A code, kind or choice of an entry is one that its collection declares.',
      'With any other word the entry is missing from the list that it belongs to, or shows a name that means nothing to visitors.',
      'Correct the spelling, or add the word under codes, types or the options of the field in site.yaml.',
    ].join(' '),
  },
  bad: 'code: campsu',
  good: 'code: campus',
} as const satisfies RuleMeta;

/**
 * A value that is none of those that its collection declares.
 * @param what it is: a code, a kind or a choice
 */
export function undeclaredChoice(
  value: unknown,
  pointer: Pointer,
  what: string,
  allowed: readonly string[],
): SchemaFinding | undefined {
  if (typeof value !== 'string' || allowed.includes(value)) return undefined;
  const suggestion = nearestAmong(allowed)(value);
  const names = suggestion || allowed.length === 0 ? '' : `; there are ${allowed.join(', ')}`;
  const message = `"${value}" is no ${what} of this collection${names}`;
  return { rule: contentChoice, pointer, what: 'value', message, suggestion };
}
