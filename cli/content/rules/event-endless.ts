import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SchemaFinding } from '../../validate/schema-finding.ts';
import { isEndless, type Repetition } from '../events/repetition.ts';

export const eventEndless = {
  id: 'event-endless',
  severity: 'warning',
  explanation: {
    zh: [
      '重复的活动要写明何时结束：UNTIL 或 COUNT。',
      '没有结束的活动会一直显示下去，哪怕早已停办；日历和 .ics 文件只写到构建之后一年半。',
      '请加上最后一天，如 UNTIL=20260630；以后可以再延长。',
    ].join(''),
    en: [
      'An event that repeats says when it ends: UNTIL or COUNT.',
      'One without an end is shown for ever, long after it was given up; calendar and .ics files hold it for a year and a half from the build on.',
      'Add the last day, such as UNTIL=20260630; it can be put off later.',
    ].join(' '),
  },
  bad: 'repeat: FREQ=WEEKLY;BYDAY=SA',
  good: 'repeat: FREQ=WEEKLY;BYDAY=SA;UNTIL=20260630',
} as const satisfies RuleMeta;

/**
 * That an event repeats for ever.
 * @param repeat the repetition, as it is written
 * @param day on which the event begins
 */
export function endlessRepetition(
  repeat: string,
  repetition: Repetition,
  day: string,
): readonly SchemaFinding[] {
  if (!isEndless(repetition)) return [];
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(5).replace('-', '')}`;
  return [
    {
      rule: eventEndless,
      pointer: ['repeat'],
      what: 'value',
      message: 'it repeats for ever: say until when by UNTIL, or how often by COUNT',
      suggestion: `${repeat};UNTIL=${nextYear}`,
    },
  ];
}
