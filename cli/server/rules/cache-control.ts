/** Folder of the files whose names change with their content, from the site's root. */
export const hashedFolder = '/static/';

/** For those (RFC 8246): a year, and no question in between. */
export const hashedCaching = 'public, max-age=31536000, immutable';

/** For all others (RFC 9111, 5.2.2.4): kept, and asked about by their ETag each time, as any build may change them. */
export const checkedCaching = 'no-cache';

/** How long browsers keep the file of a path, from the site's root. */
export const cacheControlOf = (path: string): string =>
  path.startsWith(hashedFolder) ? hashedCaching : checkedCaching;
