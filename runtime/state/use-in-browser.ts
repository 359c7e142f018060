import { useSyncExternalStore } from 'react';
import { useBehaviour } from './use-behaviour.ts';

const never = () => () => undefined;

/**
 * Something that the browser alone knows and that stays as it is. While a built page is taken over it is
 * the built value, so that nothing mismatches.
 * @param read gives the same value each time
 */
export function useInBrowser<Value>(read: () => Value, built: Value): Value {
  useBehaviour();
  return useSyncExternalStore(never, read, () => built);
}
