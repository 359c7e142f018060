import type { TimeRange } from '../../../schema/hours/hours-model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { dateFormat } from '../../text/date-format.ts';
import { clockText, isAllDay, rangeText } from './clock-text.ts';
import type { WeekLine } from './week-lines.ts';

/** A Monday: days of the week are written by it. */
const monday = Date.UTC(2026, 2, 16);
const dayLength = 24 * 60 * 60 * 1000;

type HoursText = {
  /** A time of day, in minutes since midnight. */
  readonly clock: (minutes: number) => string;
  /** The hours of a day, one text for each time that it is open. */
  readonly ranges: (ranges: readonly TimeRange[]) => readonly string[];
  /** A day of the week: 0 is Monday. */
  readonly weekday: (index: number) => string;
  /** Days of a week that have the same hours. */
  readonly days: (line: Pick<WeekLine, 'from' | 'until'>) => string;
  /** Days of the year, as `07-01` or `2026-07-01`. */
  readonly period: (from: string, until: string) => string;
};

/** Writes opening hours in the screen's language. */
export function useHoursText(): HoursText {
  const { language } = useScreen();
  const t = useMessages();
  const { tag = 'en' } = useSiteState().model.languages[language] ?? {};
  const weekday = (index: number): string =>
    dateFormat(tag, 'weekday', 'en-GB').format(monday + index * dayLength);
  const day = (text: string): string => {
    const isYearly = text.length === 5;
    const time = Date.parse(`${isYearly ? `2000-${text}` : text}T00:00Z`);
    return dateFormat(tag, isYearly ? 'dayOfYear' : 'fullDay', 'en-GB').format(time);
  };
  const between = (from: string, until: string): string =>
    from === until ? from : t('dayRange', { from, until });
  return {
    clock: clockText,
    ranges: (ranges) =>
      ranges.length === 0
        ? [t('closedAllDay')]
        : isAllDay(ranges)
          ? [t('openAllDay')]
          : ranges.map(rangeText),
    weekday,
    days: ({ from, until }) => between(weekday(from), weekday(until)),
    period: (from, until) => between(day(from), day(until)),
  };
}
