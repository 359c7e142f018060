import { clockAt } from '../../../schema/time/clock-at.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { useNow } from '../hours/use-now.ts';

/**
 * What the clocks of the site show, as `2026-03-07T10:00`, by the visitor's clock; the day of the build, as long as the
 * page is as it was built.
 */
export function useSiteNow(built: string): string {
  useBehaviour();
  const now = useNow();
  const { timeZone = 'UTC' } = useSiteState().model;
  return now === undefined ? built : new Date(clockAt(now, timeZone)).toISOString().slice(0, 16);
}
