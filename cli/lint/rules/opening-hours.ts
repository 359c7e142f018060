import { seasonHolds } from '../../../schema/hours/season-holds.ts';
import type { OpeningHours } from '../../../schema/source.generated.ts';
import { isCalendarDay } from '../../content/rules/content-day.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';
import { dayFaults, weekFaults } from '../hours/week-faults.ts';

/** A day of every year, in a leap year: 29 February is one. */
const withYear = (day: string): string => (day.length === 5 ? `2000-${day}` : day);

const at = (pointer: Pointer, message: string): Finding => ({ pointer, what: 'value', message });

/** Days that are not in the calendar; true: there were some. */
function* impossibleDays(
  days: Readonly<Record<string, string | undefined>>,
  place: Pointer,
): Generator<Finding, boolean> {
  let found = false;
  for (const [key, day] of Object.entries(days)) {
    if (day === undefined || isCalendarDay(withYear(day))) continue;
    found = true;
    yield at([...place, key], `${day} is not in the calendar`);
  }
  return found;
}

function* seasonFaults(
  seasons: NonNullable<OpeningHours['seasons']>,
  place: Pointer,
): Iterable<Finding> {
  for (const [index, season] of seasons.entries()) {
    const { from, until, weekly } = season;
    const own = [...place, index];
    yield* weekFaults(weekly, [...own, 'weekly']);
    if (yield* impossibleDays({ from, until }, own)) continue;
    if (from.length > 5 && until.length > 5 && until < from) {
      yield at([...own, 'until'], 'the season would end before it begins');
      continue;
    }
    const before = seasons
      .slice(0, index)
      .find(
        (other) =>
          seasonHolds(other, withYear(from)) ||
          seasonHolds(season, withYear(other.from)) ||
          (from.length > 5 && seasonHolds(other, from)),
      );
    if (before) {
      const message = `this season and the one of ${before.from} to ${before.until} overlap: the first would hold for both`;
      yield at([...own, 'from'], message);
    }
  }
}

function* exceptionFaults(
  exceptions: NonNullable<OpeningHours['exceptions']>,
  place: Pointer,
): Iterable<Finding> {
  for (const [index, { from, until = from, hours }] of exceptions.entries()) {
    const own = [...place, index];
    yield* dayFaults(hours, [...own, 'hours']);
    if (yield* impossibleDays({ from, ...(until === from ? {} : { until }) }, own)) continue;
    if (until < from) {
      yield at([...own, 'until'], 'the exception would end before it begins');
      continue;
    }
    const before = exceptions
      .slice(0, index)
      .find((other) => other.from <= until && from <= (other.until ?? other.from));
    if (!before) continue;
    const days = before.until === undefined ? before.from : `${before.from} to ${before.until}`;
    yield at([...own, 'from'], `the exception of ${days} holds for this day already`);
  }
}

export const openingHours = {
  id: 'opening-hours',
  severity: 'error',
  explanation: {
    zh: [
      '开放时间的日子必须是日历上有的；同一天的时段、不同的季节、不同的例外都不能重叠，结束不能早于开始。',
      '否则页面会告诉访客错误的时间。',
      '请改正时段，或删掉重复的部分。',
    ].join(''),
    en: [
      'The days of opening hours exist; no two times of a day, seasons or exceptions overlap, and none ends before it begins.',
      'Otherwise visitors would read wrong hours.',
      'Correct the times, or take out what is said twice.',
    ].join(' '),
  },
  bad: 'weekdays: 9:00-12:00, 11:30-17:00',
  good: 'weekdays: 9:00-12:00, 12:00-17:00',
  *check({ source }) {
    for (const [name, { openingHours: hours }] of Object.entries(source.places ?? {})) {
      if (!hours) continue;
      const place = ['places', name, 'openingHours'];
      if (source.site.timeZone === undefined) {
        const message =
          'hours are reckoned with in the time zone of the site: write site.timeZone, such as Asia/Shanghai';
        yield { pointer: place, what: 'key', message };
      }
      yield* weekFaults(hours.weekly, [...place, 'weekly']);
      yield* seasonFaults(hours.seasons ?? [], [...place, 'seasons']);
      yield* exceptionFaults(hours.exceptions ?? [], [...place, 'exceptions']);
    }
  },
} as const satisfies Rule;
