import type { EventValues } from '../../../schema/source.generated.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SchemaFinding } from '../../validate/schema-finding.ts';
import { clockTime, eventDates } from '../events/event-dates.ts';
import { eventTimes } from '../events/event-times.ts';
import { type Repetition, readRepetition, untilOf } from '../events/repetition.ts';
import { endlessRepetition } from './event-endless.ts';

export const eventRepetition = {
  id: 'event-repetition',
  severity: 'error',
  explanation: {
    zh: [
      '活动的重复规则（repeat）按 RFC 5545 书写，第一次（start）要符合这条规则；except 只写按规则会举行的日期。',
      '否则日历里没有这些场次，或者各家日历软件算出不同的日期。',
      '请改正规则、start 或 except。',
    ].join(''),
    en: [
      'The repetition of an event is written as RFC 5545 says, its start is one of the dates that follow from it, and except names dates that follow from it.',
      'Otherwise dates are missing from the calendar, or each calendar program reckons others.',
      'Correct the rule, start or except.',
    ].join(' '),
  },
  bad: 'repeat: FREQ=WEEKLY;BYDAY=XX;COUNT=10',
  good: 'repeat: FREQ=WEEKLY;BYDAY=SA;COUNT=10',
} as const satisfies RuleMeta;

type Finder = (
  rule: SchemaFinding['rule'],
  pointer: SchemaFinding['pointer'],
  message: string,
  suggestion?: string,
) => SchemaFinding;

const finding: Finder = (rule, pointer, message, suggestion) => ({
  rule,
  pointer,
  what: 'value',
  message,
  suggestion,
});

/** Days to leave out that nothing falls on. */
function needlessExceptions(
  values: EventValues,
  repetition: Repetition,
  timeZone: string,
): SchemaFinding[] {
  const dates = { ...eventDates(values, timeZone), except: [] };
  return (values.except ?? []).flatMap((day, index) => {
    const starts = eventTimes(dates, day, day, timeZone).map(([start]) => start.slice(0, 10));
    if (starts.includes(day)) return [];
    const message = repetition.has('UNTIL')
      ? `no date falls on ${day}, or the repetition is over by then`
      : `no date falls on ${day}`;
    return [finding(eventRepetition, ['except', index], message)];
  });
}

/**
 * What is wrong with how an event repeats.
 * @param values of an event whose times are right
 * @param timeZone of the site
 */
export function repetitionFindings(
  values: EventValues,
  timeZone: string,
): readonly SchemaFinding[] {
  const { repeat, except } = values;
  const wrong: Finder = (...all) => finding(...all);
  if (repeat === undefined) {
    return except === undefined || except.length === 0
      ? []
      : [wrong(eventRepetition, ['except'], 'nothing is left out of an event without "repeat"')];
  }
  const repetition = readRepetition(repeat);
  if ('message' in repetition)
    return [wrong(eventRepetition, ['repeat'], repetition.message, repetition.suggestion)];
  const dates = eventDates(values, timeZone);
  const day = dates.start.slice(0, 10);
  const until = untilOf(repetition, timeZone);
  if (until !== undefined && until < clockTime(dates.start))
    return [wrong(eventRepetition, ['repeat'], 'the repetition is over before the event begins')];
  const first = eventTimes({ ...dates, except: [] }, day, day, timeZone);
  if (!first.some(([start]) => start === dates.start)) {
    const message = `the repetition never falls on ${dates.start}, the start: calendar programs would reckon different dates`;
    return [wrong(eventRepetition, ['start'], message)];
  }
  const needless = needlessExceptions(values, repetition, timeZone);
  return needless.length > 0 ? needless : endlessRepetition(repeat, repetition, day);
}
