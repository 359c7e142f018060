import { useSyncExternalStore } from 'react';
import { useSiteState } from './site-state.ts';
import { useBehaviour } from './use-behaviour.ts';

const never = () => () => undefined;

/**
 * The day that it is somewhere, as YYYY-MM-DD.
 * @param timeZone as the IANA names it; undefined: the visitor's
 * @param now milliseconds since 1970
 */
export const dayIn = (timeZone: string | undefined, now: number): string =>
  // Swedish dates are written so.
  new Date(now).toLocaleDateString('sv', { timeZone });

/**
 * Today at the site's, as YYYY-MM-DD: a day is over for all visitors at once, wherever they are. A page that was built
 * before does not know it.
 */
export function useToday(): string {
  useBehaviour();
  const { timeZone = 'UTC' } = useSiteState().model;
  return useSyncExternalStore(
    never,
    () => dayIn(timeZone, Date.now()),
    () => '',
  );
}
