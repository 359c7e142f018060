/** What is said in English where nothing else is loaded: apart, so that the first script has these alone. */
export const englishBootMessages = {
  siteFailed: 'The site did not load',
  retry: 'Try again',
} as const;
