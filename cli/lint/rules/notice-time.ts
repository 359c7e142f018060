import { endOf } from '../../../schema/time/end-of.ts';
import { timeOf } from '../../../schema/time/time-of.ts';
import { timeZoneOf } from '../../../schema/time/time-zone-of.ts';
import { impossibleDay } from '../../content/rules/content-day.ts';
import type { Rule } from '../context/rule.ts';
import { timeZoneFinding } from '../time-zone-finding.ts';

export const noticeTime = {
  id: 'notice-time',
  severity: 'error',
  explanation: {
    zh: [
      '通知的开始（from）和结束（until）必须真实存在，结束要晚于开始。',
      '否则访客永远看不到它。',
      '请按 YYYY-MM-DD 写日历上有的日期，或写 2026-03-18T08:30 这样的时刻。',
    ].join(''),
    en: [
      'The moments between which a notice is shown exist, and it does not end before it begins.',
      'Otherwise no visitor would ever see it.',
      'Write a day of the calendar as YYYY-MM-DD, or a moment such as 2026-03-18T08:30.',
    ].join(' '),
  },
  bad: 'from: 2026-03-21, until: 2026-03-20 }',
  good: 'from: 2026-03-20, until: 2026-03-21 }',
  *check({ source }) {
    const timeZone = timeZoneOf(source);
    // Reported as that.
    if ([...timeZoneFinding([], source.site.timeZone)].length > 0) return;
    for (const [index, { from, until }] of (source.site.notice ?? []).entries()) {
      const place = ['site', 'notice', index];
      const impossible = [
        impossibleDay(from, [...place, 'from'], timeZone),
        impossibleDay(until, [...place, 'until'], timeZone),
      ].filter((found) => found !== undefined);
      for (const { pointer, message } of impossible) yield { pointer, what: 'value', message };
      if (impossible.length > 0 || from === undefined || until === undefined) continue;
      if (endOf(until, timeZone) > timeOf(from, timeZone)) continue;
      yield {
        pointer: [...place, 'until'],
        what: 'value',
        message: 'the notice would end before it begins, so nobody would ever see it',
      };
    }
  },
} as const satisfies Rule;
