import { completedAddress } from '../../addresses/completed-address.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { completedDay } from '../completed-day.ts';
import type { Mistake } from '../mistake.ts';
import type { SchemaFinding } from '../schema-finding.ts';
import { showValue } from '../show-value.ts';
import { isSlowExpression } from '../timed-expression.ts';

export const schemaPattern = {
  id: 'schema-pattern',
  severity: 'error',
  explanation: {
    zh: [
      '名称、地址和日期都要按它的键所要求的格式书写。',
      '链接不合格式，访客点了哪儿也去不了；日期读不懂，就没法按访客的语言显示。',
      '请照提示里的样子书写，例如日期写 "2026-03-18"，本站的地址写 /news。',
    ].join(''),
    en: [
      'Every name, address and date is spelled as its key wants.',
      'A link that is no address leads visitors nowhere, and a date that cannot be read is not shown in their language.',
      'Spell the value as the message shows, for instance "2026-03-18" for a day or /news for an address of this site.',
    ].join(' '),
  },
  bad: 'news: { blocks: [{ type: leadStory, title: 新闻, date: 18.3.2026, link: news.html }] }',
  good: 'news: { blocks: [{ type: leadStory, title: 新闻, date: 2026-03-18, link: /index }] }',
} as const satisfies RuleMeta;

/** What is meant by a value that is nearly what its pattern wants: an address, a day, or one of some words. */
function meantValue(value: string, pattern: string): string | undefined {
  const [, words] = /^\^\(([a-z-]+(?:\|[a-z-]+)+)\)\$$/.exec(pattern) ?? [];
  if (words !== undefined) return nearestAmong(words.split('|'))(value);
  if (pattern.startsWith('^(/')) return completedAddress(value, pattern);
  return pattern.startsWith('^[0-9]{4}-') ? completedDay(value, pattern) : undefined;
}

/** A text in another spelling than its key expects. */
export function misspelledValue({ pointer, value, node }: Mistake): SchemaFinding {
  if (node.pattern !== undefined && isSlowExpression(node.pattern)) {
    const message = `${showValue(value)} cannot be checked: the block’s expression ${node.pattern} takes too long; nothing repeated in it may stand in what is repeated, as in (a+)+`;
    return { rule: schemaPattern, pointer, what: 'value', message };
  }
  const expected = node['x-expects'] ?? `something like ${node.pattern}`;
  const message = `${showValue(value)} does not fit here; expected ${expected}`;
  const suggestion = meantValue(String(value), node.pattern ?? '');
  return { rule: schemaPattern, pointer, what: 'value', message, suggestion };
}

/** A key that cannot be a name at its place. */
export const misspelledName = ({ pointer, node }: Mistake, name: string): SchemaFinding => ({
  rule: schemaPattern,
  pointer: [...pointer, name],
  what: 'key',
  message: `"${name}" cannot be a name here; expected ${node.propertyNames?.['x-expects'] ?? 'another spelling'}`,
});
