/** What tells kinds of notices apart for the eye: drawings, as paths in a square of 24. */
export const noticeSigns = {
  information: 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0ZM12 11v5.5M12 7.2v1.2',
  warning: 'M12 4 2.8 20h18.4ZM12 10v5M12 16.8v1.2',
  closed: 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0ZM6 6l12 12',
} as const;

/** What they are called where they have no title of their own. */
export const noticeWords = {
  information: 'noticeInformation',
  warning: 'noticeWarning',
  closed: 'noticeClosed',
} as const;
