import { useEffect, useRef, useState } from 'react';
import { lateAfter } from '../resources/time-limit.ts';

/**
 * Whether a visitor waits for so long that more than a spinner is due.
 * @param waits whether something is awaited
 * @param sinceLoad the first wait began with the load of the page
 */
export function useIsLate(waits: boolean, sinceLoad = false): boolean {
  const [late, setLate] = useState(false);
  const start = useRef(sinceLoad ? 0 : undefined);
  useEffect(() => {
    if (!waits) {
      start.current = undefined;
      return;
    }
    start.current ??= performance.now();
    const left = start.current + lateAfter - performance.now();
    const timer = setTimeout(() => setLate(true), Math.max(0, left));
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return waits && late;
}
