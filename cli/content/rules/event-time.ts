import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SchemaFinding } from '../../validate/schema-finding.ts';
import { clockTime, namesZone, plainMoment } from '../events/event-dates.ts';
import { impossibleDay } from './content-day.ts';

export const eventTime = {
  id: 'event-time',
  severity: 'error',
  explanation: {
    zh: [
      '活动的时间按网站时区（site.timeZone）的钟表来写，结束要晚于开始；开始和结束要么都写日期（全天），要么都写时刻。',
      '写错了，访客会在错误的时间赶来，或者活动一公布就被当作已经结束。',
      '请写成 2026-03-07T10:00 这样的时刻，不写时区。',
    ].join(''),
    en: [
      'Times of an event are written as the clocks of site.timeZone show them, and it ends after it begins; both are days (it lasts all day), or both are moments.',
      'Otherwise visitors come at the wrong time, or the event counts as over as soon as it is announced.',
      'Write a moment such as 2026-03-07T10:00, without a zone.',
    ].join(' '),
  },
  bad: ['start: 2026-03-07T10:00', 'end: 2026-03-07T09:00'].join('\n'),
  good: ['start: 2026-03-07T10:00', 'end: 2026-03-07T11:00'].join('\n'),
} as const satisfies RuleMeta;

type Times = { readonly start: string; readonly end?: string | undefined };

/**
 * What is wrong with when an event begins and ends.
 * @param times those of its front matter, of the right shape
 * @param timeZone of the site
 */
export function eventTimeFindings(
  { start, end }: Times,
  timeZone: string,
): readonly SchemaFinding[] {
  const finding = (key: string, message: string, suggestion?: string): SchemaFinding => ({
    rule: eventTime,
    pointer: [key],
    what: 'value',
    message,
    suggestion,
  });
  const findings = Object.entries({ start, end }).flatMap(([key, value]): SchemaFinding[] => {
    if (value === undefined) return [];
    const impossible = impossibleDay(value, [key], timeZone);
    if (impossible) return [impossible];
    if (!namesZone(value)) return [];
    const plain = plainMoment(value, timeZone);
    const message = `"${value}" names a time zone of its own: write it as the clocks of ${timeZone} show it`;
    return [finding(key, message, plain)];
  });
  if (findings.length > 0 || end === undefined) return findings;
  const [first, last] = [plainMoment(start, timeZone), plainMoment(end, timeZone)];
  if (first.length !== last.length) {
    const message =
      'one of start and end is a day and the other a moment: an all-day event has days, any other moments';
    return [finding('end', message)];
  }
  if (clockTime(last) < clockTime(first)) return [finding('end', 'it ends before it begins')];
  if (last === first && first.length > 10)
    return [finding('end', 'it ends at the moment when it begins')];
  return [];
}
