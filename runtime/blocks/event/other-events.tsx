import { firstDay } from '../../../schema/events/event-days.ts';
import { Related } from '../../ui/article/related.tsx';
import { useComingEvents } from '../../ui/events/use-coming-events.ts';

/** Events that are shown at most. */
const maxShown = 4;

type OtherEventsProps = {
  readonly title: string;
  readonly collection: string;
  /** Id of the event beside which they stand. */
  readonly id: string;
};

/** What takes place next besides an event: each once, with its next day. */
export function OtherEvents({ title, collection, id }: OtherEventsProps) {
  const { coming } = useComingEvents(collection);
  const others = coming.filter(
    ({ event }, index) =>
      event.id !== id &&
      event.href !== undefined &&
      coming.findIndex((each) => each.event.id === event.id) === index,
  );
  if (others.length === 0) return null;
  return (
    <Related
      title={title}
      entries={others
        .slice(0, maxShown)
        .map(({ event, time }) => ({ ...event, date: firstDay(time) }))}
    />
  );
}
