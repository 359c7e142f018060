import { straightQuotes } from '../text/straight-quotes.ts';

/** A text as the search compares it: letter case and the shape of quotes do not count. */
export const searchFold = (text: string): string => straightQuotes(text).toLowerCase();
