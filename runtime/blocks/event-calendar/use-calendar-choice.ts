import type { CalendarNow } from '../../../schema/content/calendar-model.ts';
import { useQuery } from '../../router/use-query.ts';
import type { EventChoice } from '../../ui/events/chosen-events.ts';

export type CalendarView = 'month' | 'week' | 'list';

/** What the query asks a calendar for. */
export type AskedPart = {
  readonly view: CalendarView;
  /** YYYY-MM; undefined: the one that it is. */
  readonly month: string | undefined;
  /** YYYY-MM-DD; undefined: none. */
  readonly day: string | undefined;
};

/** A year that has days before and after it which are written alike: not 0000, and not 9999. */
const isYear = (text: string): boolean => /^[1-8]/.test(text);

const isDay = (text: string): boolean =>
  isYear(text) &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** What a query asks a calendar for; what makes no sense counts as not asked for. */
export function askedPart(query: URLSearchParams): AskedPart {
  const view = query.get('view');
  const day = query.get('day') ?? '';
  const month = query.get('month') ?? '';
  const own = isDay(day) ? day : undefined;
  const isMonth = isYear(month) && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month);
  const asked = isMonth ? month : own?.slice(0, 7);
  return {
    view: view === 'week' || view === 'list' ? view : 'month',
    month: asked,
    day: own?.startsWith(asked ?? '') ? own : undefined,
  };
}

/** What the open address asks a calendar for. */
export const useAskedPart = (): AskedPart => askedPart(useQuery());

/** What events are narrowed down to by the query, of the values that there are. */
export function useEventChoice(
  filters: readonly string[],
  values: CalendarNow['values'] | undefined,
): EventChoice {
  const query = useQuery();
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const value = query.get(filter);
      return value !== null && values?.[filter]?.includes(value) ? [[filter, value]] : [];
    }),
  );
}
