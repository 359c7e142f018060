import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { Mistake } from '../mistake.ts';
import type { SchemaFinding } from '../schema-finding.ts';
import { showValue } from '../show-value.ts';

export const schemaEnum = {
  id: 'schema-enum',
  severity: 'error',
  explanation: {
    zh: [
      '只能从几个值里选的地方，必须写其中的一个。',
      '程序只认识这几个值，写了别的，页面就没法照你的意思显示。',
      '请从提示列出的值里选一个，字母大小写也要一致。',
    ].join(''),
    en: [
      'A value that is chosen from a few is one of them.',
      'The program knows what to do for these values alone, so the page could not be shown as you mean it.',
      'Write one of the values that the message names, in the same letter case.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, page: index, layout: bear }',
  good: '- { id: news, paths: { zh: /news }, page: index, layout: bare }',
} as const satisfies RuleMeta;

/** A value that is none of those that may stand there. */
export function unlistedValue({ error, pointer, value }: Mistake): SchemaFinding {
  const { allowedValues, allowedValue } = error.params;
  const allowed = (Array.isArray(allowedValues) ? allowedValues : [allowedValue]).map(String);
  const text = typeof value === 'string' ? value : '';
  const [meant = '', ...note] = text.split(/\s+＃/);
  const hasWideComment = note.length > 0 && allowed.includes(meant);
  return {
    rule: schemaEnum,
    pointer,
    what: 'value',
    message: hasWideComment
      ? `the full-width "＃" begins no comment, so this is all one value; write # instead`
      : `${showValue(value)} does not fit here; expected ${allowed.join(' or ')}`,
    suggestion: hasWideComment ? meant : text === '' ? undefined : nearestAmong(allowed)(text),
  };
}

/** A key that is none of those that may stand there. */
export const unlistedName = (
  { pointer }: Mistake,
  name: string,
  allowed: readonly string[],
): SchemaFinding => ({
  rule: schemaEnum,
  pointer: [...pointer, name],
  what: 'key',
  message: `"${name}" does not fit here; expected ${allowed.join(' or ')}`,
  suggestion: nearestAmong(allowed)(name),
});
