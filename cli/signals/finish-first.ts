import { type EndingSignal, isAwaited, onFirstSignal } from './ending-signals.ts';

/** Something was left off half-way because the process is to end. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** @throws Interrupted where the process is to end */
export function assertNotStopped(stop: AbortSignal): void {
  if (stop.aborted) throw new Interrupted('stopped by a signal');
}

type Waiting = {
  readonly stop: AbortSignal;
  /** Who waits already, as a server does, ends the process in its own way. */
  readonly isOurs: boolean;
  /** Ends the process where a signal came. */
  readonly end: () => void;
};

function wait(): Waiting {
  const isOurs = !isAwaited();
  const controller = new AbortController();
  let heard: EndingSignal | undefined;
  const stopWaiting = onFirstSignal((signal) => {
    heard = signal;
    controller.abort();
  });
  const end = (): void => {
    stopWaiting();
    // Nobody waits for it any more: the system ends the process.
    if (heard && isOurs) process.kill(process.pid, heard);
  };
  return { stop: controller.signal, isOurs, end };
}

let waiting: Waiting | undefined;
let onFinished: (() => void)[] = [];
/** Acts of this process that are not done: the last one ends it. */
let open = 0;

/**
 * Does what leaves something behind when its process ends in the middle. A signal that comes meanwhile ends the
 * process when all such acts are done, as it would have at once (exit status 128 and its number); a second one
 * does not wait.
 * @param act puts everything in order as soon as the signal that it gets is set
 * @throws what `act` throws; Interrupted, and nothing is done, where the process is about to end
 */
export async function finishFirst<Result>(
  act: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  waiting ??= wait();
  const { stop, isOurs, end } = waiting;
  open += 1;
  try {
    if (isOurs) assertNotStopped(stop);
    return await act(stop);
  } finally {
    open -= 1;
    if (open === 0) {
      waiting = undefined;
      for (const each of onFinished) each();
      onFinished = [];
      end();
    }
  }
}

/** Waits until nothing is under way that leaves something behind when its process ends. */
export const untilFinished = (): Promise<void> =>
  open === 0 ? Promise.resolve() : new Promise((resolve) => onFinished.push(resolve));
