/** What is said in English where nothing else is loaded: apart, so that the first script has these alone. */
export const englishBootMessages = {
  loading: 'Loading…',
  loadSlow: 'This is taking longer than usual. You can keep waiting, or try again.',
  siteFailed: 'The site did not load',
  retry: 'Try again',
} as const;
