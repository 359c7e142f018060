/**
 * Key of an item of a list that comes from data: it is replaced as a whole, and two items may have the
 * same text, so that the place is what distinguishes them.
 */
export const locationKey = (index: number, text: string | undefined): string => `${index} ${text}`;
