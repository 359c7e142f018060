import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Something that the browser alone knows and that stays as it is. While a built page is taken over it is
 * the built value, so that nothing mismatches.
 * @param read gives the same value each time
 */
export const useInBrowser = <Value>(read: () => Value, built: Value): Value =>
  useSyncExternalStore(never, read, () => built);
