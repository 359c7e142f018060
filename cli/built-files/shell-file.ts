/** The page for addresses that have none of their own, where other addresses have; relative to the site's root. */
export const shellFile = 'shell.html';
