import { monthAfter } from '../../../schema/events/event-days.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import { type Calendar, useCalendar } from '../../content/use-calendar.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { chosenEvents, type EventChoice } from './chosen-events.ts';
import { type Occurrence, occurrencesOf } from './occurrences.ts';
import { useSiteNow } from './use-site-now.ts';

/** How many days ahead there is a look. */
const ahead = 60;

export type ComingEvents = Pick<Calendar, 'state' | 'retry'> & {
  /** The soonest first; those that are over are gone by the visitor's clock. */
  readonly coming: readonly Occurrence[];
  /** YYYY-MM-DD at the site's; '' as long as that is not known. */
  readonly today: string;
};

/** The next events of a collection. */
export function useComingEvents(collection: string, only: EventChoice = {}): ComingEvents {
  const { table } = useScreen();
  // The first is the build's: what is shown by then may be of an earlier day than the visitor's.
  const built = useCalendar(collection, () => []);
  const now = useSiteNow(built.now?.day ?? '');
  const today = now.slice(0, 10);
  const month = today.slice(0, 7);
  const { events, state, retry } = useCalendar(collection, () =>
    today === '' ? [] : [month, monthAfter(month, 1)],
  );
  const chosen = chosenEvents(events, only, table.collections[collection]?.type);
  const days = { from: today, until: today === '' ? '' : dayAfter(today, ahead) };
  return {
    coming: today === '' ? [] : occurrencesOf(chosen, days, now),
    today,
    state,
    retry,
  };
}
