/** Control characters, halves of characters, and those that turn the direction of the text after them. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A keyword as it can be shown, searched for and kept, out of an address or a field: anyone can write an
 * address, and what is pasted brings along what nobody sees.
 */
export const cleanKeyword = (keyword: string): string => keyword.replace(unseen, ' ').trim();
