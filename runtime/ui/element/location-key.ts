/**
 * Key of an item of a list that comes from data: it is replaced as a whole, and two items may have the
 * same words, so that the place is what tells them apart.
 */
export const locationKey = (index: number, words: string | undefined): string =>
  `${index} ${words}`;
