/** Something took too long. It may still be under way: an import cannot be called off. */
export class TimedOut extends Error {}

/**
 * Gives a task a limited time.
 * @param task gets a signal that calls it off when the time is over
 * @throws TimedOut
 */
export function withinTime<Value>(
  task: (signal: AbortSignal) => Promise<Value>,
  milliseconds: number,
): Promise<Value> {
  const abort = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimedOut(`no answer after ${milliseconds} ms`));
      abort.abort();
    }, milliseconds);
    task(abort.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
