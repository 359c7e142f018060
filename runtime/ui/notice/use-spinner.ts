import { useEffect, useState } from 'react';

/** Milliseconds of waiting until the spinner appears: what is faster never shows it. */
const appearsAfter = 150;
/** Milliseconds that it stays at least, so that it never flashes. */
const staysFor = 300;

/** Stands: it goes on from one that the visitor sees already. */
export type SpinnerState = 'none' | 'appears' | 'stands';

/**
 * How the spinner is there.
 * @param waits whether something is awaited
 * @param since when a spinner appeared that this one goes on from, by performance.now()
 */
export function useSpinner(waits: boolean, since: number | undefined): SpinnerState {
  const [appeared, setAppeared] = useState(since);
  useEffect(() => {
    if (waits === (appeared !== undefined)) return;
    const left = appeared === undefined ? appearsAfter : appeared + staysFor - performance.now();
    const timer = setTimeout(
      () => setAppeared(waits ? performance.now() : undefined),
      Math.max(0, left),
    );
    return () => clearTimeout(timer);
  }, [waits, appeared]);
  if (appeared === undefined) return 'none';
  return appeared === since ? 'stands' : 'appears';
}
