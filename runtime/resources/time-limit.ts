/** Milliseconds until a part of the site that is loaded when needed counts as failed. */
export const lazyTimeout = 120_000;
