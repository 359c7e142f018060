import { counted } from '../../diagnostics/counted.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { Mistake } from '../mistake.ts';
import type { SchemaFinding } from '../schema-finding.ts';
import { showValue } from '../show-value.ts';

export const schemaValue = {
  id: 'schema-value',
  severity: 'error',
  explanation: {
    zh: [
      '列表、文字和数字不能超出规定的范围。',
      '没有区块的页面是一片空白；放不下的内容会把版面撑坏。',
      '请按提示补上缺少的，或去掉多余的。',
    ].join(''),
    en: [
      'Lists, texts and numbers are within their limits.',
      'A page without blocks would be blank, and what has no room in the layout would break it.',
      'Add what is missing, or take out what is too much, as the message says.',
    ].join(' '),
  },
  bad: 'news: { blocks: [] }',
  good: 'news: { blocks: [{ type: tasks, items: [{ title: 一 }] }] }',
} as const satisfies RuleMeta;

/** Why a list, text or number is not within its limits, in a sentence. */
function limitSentence({ error, value, node }: Mistake): string {
  const { limit } = error.params;
  switch (error.keyword) {
    case 'minItems':
      return `at least ${counted(Number(limit), 'entry', 'entries')} must stand in this list`;
    case 'maxItems':
      return `this list has ${counted((value as readonly unknown[]).length, 'entry', 'entries')}; there is room for ${limit}`;
    case 'minProperties':
      return `at least ${counted(Number(limit), 'key', 'keys')} must stand here`;
    case 'minLength':
      return 'this text is empty';
    case 'maxLength':
      return `this text has ${counted([...String(value)].length, 'character')}; the most is ${limit}`;
    case 'exclusiveMinimum':
      return `${value} is too small; it must be more than ${limit}`;
    case 'minimum':
      return `${value} is too small; the least is ${limit}`;
    case 'maximum':
      return `${value} is too large; the most is ${limit}`;
    default:
      return `${String(value)} does not belong here; expected ${node['x-expects'] ?? 'something else'}`;
  }
}

/** A list, text or number that is not within its limits. */
export const outOfLimits = (mistake: Mistake): SchemaFinding => ({
  rule: schemaValue,
  pointer: mistake.pointer,
  what: 'value',
  message: limitSentence(mistake),
});

/** An item that stands in its list before, too. */
export function repeatedItem({ error, pointer, value }: Mistake): SchemaFinding {
  // The validator names two of the same, in no order of their own.
  const at = Math.max(Number(error.params.i), Number(error.params.j));
  const item = (value as readonly unknown[])[at];
  const message = `${showValue(item)} stands twice in this list`;
  return { rule: schemaValue, pointer: [...pointer, at], what: 'value', message };
}
