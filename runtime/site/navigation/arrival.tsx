import { useArrival } from './use-arrival.ts';

/** Takes focus and scroll position where an arrival does. */
export function Arrival(): null {
  useArrival();
  return null;
}
