import { firstDay } from '../../../schema/events/event-days.ts';
import type { Entry } from '../../content/entry.ts';
import { useComingEvents } from '../../ui/events/use-coming-events.ts';

/** Events that are shown at most. */
const maxShown = 4;

/** What takes place next besides an event: each once, with its next day in place of its first. */
export function useOtherEvents({
  collection,
  id,
}: Pick<Entry, 'collection' | 'id'>): readonly Entry[] {
  const { coming } = useComingEvents(collection);
  return coming
    .filter(
      ({ event }, index) =>
        event.id !== id &&
        event.href !== undefined &&
        coming.findIndex((each) => each.event.id === event.id) === index,
    )
    .slice(0, maxShown)
    .map(({ event, time }) => ({ ...event, date: firstDay(time) }));
}
