/**
 * Event on `window` by which the page around a site sets what its visitor has: a CustomEvent whose detail
 * has menuCodes, fnCodes (lists of texts) and loginStatus (a whole number), or some of them.
 */
export const accessEvent = 'site-access';

/** Event on `window` by which the site says that it listens. Access events before it are lost. */
export const readyEvent = 'site-ready';
