/** A path without what people get wrong in one: full-width signs, blanks, slashes too many or too few, letter case. */
export const barePath = (path: string): string =>
  path
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^\/*/, '/')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
