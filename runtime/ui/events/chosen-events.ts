import { ownValue } from '../../../schema/own-value.ts';
import type { EventView } from '../../content/use-calendar.ts';

/** What events are chosen by: type, audience, place, fields, and the value of each. */
export type EventChoice = Readonly<Record<string, string | undefined>>;

/**
 * The events that have all of the chosen values.
 * @param defaultType kind of those that say none
 */
export const chosenEvents = (
  events: readonly EventView[],
  choice: EventChoice,
  defaultType?: string,
): readonly EventView[] =>
  events.filter((event) =>
    Object.entries(choice).every(([key, wanted]) => {
      if (wanted === undefined) return true;
      if (key === 'audience') return event.audience?.includes(wanted) ?? false;
      if (key === 'type') return (event.type ?? defaultType) === wanted;
      if (key === 'place') return event.place === wanted;
      return ownValue(event.choices ?? {}, key) === wanted;
    }),
  );
