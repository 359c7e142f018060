/** An answer that a page waits for no longer than a limit, and that may come after it. */
export type LateAnswer<Value> = {
  /** Undefined where it failed, or did not come in time. */
  readonly inTime: Promise<Value | undefined>;
  /** Undefined where it failed for good. */
  readonly whenever: Promise<Value | undefined>;
};

/** Milliseconds between a failure and the one further attempt. */
const pause = 400;

const sleep = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/**
 * Asks for something that a page can do without. What fails is asked for once more.
 * @param limit milliseconds that the page waits, from now on
 */
export function lateAnswer<Value>(load: () => Promise<Value>, limit: number): LateAnswer<Value> {
  const whenever = load()
    .catch(() => sleep(pause).then(load))
    // Specified: what fails here leaves things as they are, without a message.
    .catch(() => undefined);
  return { whenever, inTime: Promise.race([whenever, sleep(limit)]) };
}
