import { endOfMonth, monthAfter } from '../../../schema/events/event-days.ts';
import { weekdayOf } from '../../../schema/hours/days.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import type { Days } from '../../ui/events/occurrences.ts';
import type { AskedPart } from './use-calendar-choice.ts';

/** The days that a calendar shows, the month that it is titled by, and the Monday of the week. */
export type ShownDays = Days & { readonly month: string; readonly week: string };

const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/**
 * Finds which days a calendar shows.
 * @param today at the site's
 */
export function shownDays({ view, month: asked, day }: AskedPart, today: string): ShownDays {
  const thisMonth = today.slice(0, 7);
  const month = asked ?? thisMonth;
  const near = day ?? (month === thisMonth ? today : `${month}-01`);
  const week = mondayOf(near);
  const shown = { month, week };
  if (view === 'month') return { ...shown, from: `${month}-01`, until: endOfMonth(month) };
  if (view === 'list') {
    const from = month === thisMonth ? today : `${month}-01`;
    // By itself, what comes soon, also where the month is nearly over.
    const last = asked === undefined ? monthAfter(month, 1) : month;
    return { ...shown, from, until: endOfMonth(last) };
  }
  const from = day === undefined ? near : week < today && dayAfter(week, 6) >= today ? today : week;
  return { ...shown, from: day !== undefined && day > from ? day : from, until: dayAfter(week, 6) };
}
