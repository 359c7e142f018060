/** What ends a process: Ctrl+C, a supervisor, a terminal that is closed. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type EndingSignal = (typeof endingSignals)[number];

/**
 * Calls back for the first signal that would end this process, which then does not. The second one does, at once.
 * @returns stops waiting
 */
export function onFirstSignal(act: (signal: EndingSignal) => void): () => void {
  const heard = (signal: EndingSignal): void => {
    stop();
    act(signal);
  };
  const stop = (): void => {
    for (const signal of endingSignals) process.off(signal, heard);
  };
  for (const signal of endingSignals) process.on(signal, heard);
  return stop;
}

/** Whether somebody in this process waits for such a signal by now. */
export const isAwaited = (): boolean =>
  endingSignals.some((signal) => process.listenerCount(signal) > 0);
