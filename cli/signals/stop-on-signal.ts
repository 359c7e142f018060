import { type EndingSignal, onFirstSignal } from './ending-signals.ts';

/** Gives the signal that ends a command. Whoever asks for it has to heed it: the process no longer ends by itself. */
export type StopRequest = () => AbortSignal;

export type Stop = {
  readonly request: StopRequest;
  /** What was sent to this process; undefined: nothing, or nobody waited. */
  readonly heard: () => EndingSignal | undefined;
};

/** Waits for a signal that ends the process, as soon as a command asks for that. A second one ends it at once. */
export function stopOnSignal(): Stop {
  let heard: EndingSignal | undefined;
  let controller: AbortController | undefined;
  return {
    request: () => {
      if (!controller) {
        const mine = new AbortController();
        controller = mine;
        onFirstSignal((signal) => {
          heard = signal;
          mine.abort();
        });
      }
      return controller.signal;
    },
    heard: () => heard,
  };
}
