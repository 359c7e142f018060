/** Where a built page says that its scripts do not come: a region with its words in a template. */
export const lateNoticeId = 'late-scripts';
