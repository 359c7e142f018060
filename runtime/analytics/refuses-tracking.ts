/** What browsers say of their visitor's wishes, by either of the signals, under any of the names they had. */
export type PrivacySignals = {
  readonly globalPrivacyControl?: unknown;
  readonly doNotTrack?: unknown;
};

/**
 * Whether the visitor's browser asks not to be tracked: Global Privacy Control (https://www.w3.org/TR/gpc/), or Do Not
 * Track (https://www.w3.org/TR/tracking-dnt/), which old browsers have on the window and as a word.
 */
export const refusesTracking = (
  { globalPrivacyControl, doNotTrack }: PrivacySignals,
  window: Pick<PrivacySignals, 'doNotTrack'> = {},
): boolean =>
  globalPrivacyControl === true ||
  [doNotTrack, window.doNotTrack].some((each) => each === '1' || each === 'yes');
