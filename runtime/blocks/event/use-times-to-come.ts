import { isOver } from '../../../schema/events/event-days.ts';
import type { EventTime } from '../../../schema/events/event-model.ts';
import { useSiteNow } from '../../ui/events/use-site-now.ts';

/**
 * The times of an event that are not over by the visitor's clock.
 * @param times the soonest first
 * @returns besides, the one that counts: the next, or the last one where all are over
 */
export function useTimesToCome(times: readonly EventTime[]): {
  readonly coming: readonly EventTime[];
  readonly next: EventTime | undefined;
} {
  // As it was built, nothing is over.
  const now = useSiteNow('');
  const coming = times.filter((time) => !isOver(time, now));
  return { coming, next: coming[0] ?? times[times.length - 1] };
}
