import { useEffect, useState } from 'react';

/** Milliseconds after which a motion counts as ended, though no event said so (specification 9). */
export const motionDeadline = 500;

export type Presence = {
  /** leaving: no longer wanted, but its motion has not ended. */
  readonly phase: 'closed' | 'open' | 'leaving';
  /** Ends the motion. */
  readonly finish: () => void;
};

/** Keeps something that goes away for as long as its motion lasts. */
export function usePresence(open: boolean): Presence {
  const [phase, setPhase] = useState<Presence['phase']>('closed');
  if (open && phase !== 'open') setPhase('open');
  if (!open && phase === 'open') setPhase('leaving');
  useEffect(() => {
    if (phase !== 'leaving') return;
    const timer = setTimeout(() => setPhase('closed'), motionDeadline);
    return () => clearTimeout(timer);
  }, [phase]);
  return { phase, finish: () => setPhase('closed') };
}
