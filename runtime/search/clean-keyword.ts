/** Control characters, halves of characters, and those that turn the direction of the text after them. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A keyword out of an address as it can be shown and searched for: anyone can write an address. */
export const cleanKeyword = (keyword: string): string => keyword.replace(unseen, ' ').trim();
