/** Milliseconds until a part of the site that is loaded when needed counts as failed. */
export const lazyTimeout = 120_000;

/** Milliseconds of waiting after which the page offers more than a spinner. */
export const lateAfter = 8000;

/** Resolves when a visitor waits for too long since the load of the page began. */
export const untilLate = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, lateAfter - performance.now())));
