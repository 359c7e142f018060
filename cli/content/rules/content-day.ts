import { timeOf } from '../../../schema/time/time-of.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SchemaFinding } from '../../validate/schema-finding.ts';

export const contentDay = {
  id: 'content-day',
  severity: 'error',
  explanation: {
    zh: [
      '条目里的日期和时刻必须真实存在，失效时间（expires）要晚于发布时间（publishAt）。',
      '列表按日期排序，条目按日期上线和下线；日期不存在，条目就会排错位置，甚至永远没人看到。',
      '请按 YYYY-MM-DD 写日历上有的日期；时区只能在 -12:00 到 +14:00 之间。',
    ].join(''),
    en: [
      'Days and moments of an entry exist, and it does not expire before it is published.',
      'By these days lists are sorted and entries appear and go; one that does not exist would put the entry in the wrong place, or nobody would ever see it.',
      'Write a day of the calendar as YYYY-MM-DD; a time zone reaches from -12:00 to +14:00.',
    ].join(' '),
  },
  bad: 'date: 2026-02-29',
  good: 'date: 2028-02-29',
} as const satisfies RuleMeta;

/** Whether a text that starts like 2026-03-18 names a day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  // Another shape is reported as such.
  if (!match) return true;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day or moment that there is not. */
export function impossibleDay(
  value: unknown,
  pointer: Pointer,
  timeZone: string,
): SchemaFinding | undefined {
  if (typeof value !== 'string') return undefined;
  const isDay = isCalendarDay(value);
  if (isDay && !Number.isNaN(timeOf(value, timeZone))) return undefined;
  const message = isDay
    ? `there is no moment ${value}: zones reach from -12:00 to +14:00`
    : `${value.slice(0, 10)} is not in the calendar`;
  return { rule: contentDay, pointer, what: 'value', message };
}

/** That an entry expires before it is published. */
export function expiresTooEarly(
  publishAt: unknown,
  expires: unknown,
  timeZone: string,
): SchemaFinding | undefined {
  if (typeof publishAt !== 'string' || typeof expires !== 'string') return undefined;
  if (timeOf(expires, timeZone) > timeOf(publishAt, timeZone)) return undefined;
  const message = 'it would expire before it is published, so nobody would ever see it';
  return { rule: contentDay, pointer: ['expires'], what: 'value', message };
}
