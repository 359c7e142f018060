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

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** What the query asks a calendar for; what makes no sense counts as not asked for. */
export function useAskedPart(): AskedPart {
  const query = useQuery();
  const view = query.get('view');
  const day = query.get('day') ?? '';
  const month = query.get('month') ?? '';
  const own = isDay(day) ? day : undefined;
  const asked = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : own?.slice(0, 7);
  return {
    view: view === 'week' || view === 'list' ? view : 'month',
    month: asked,
    day: own?.startsWith(asked ?? '') ? own : undefined,
  };
}

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
