import { straightQuotes } from '../text/straight-quotes.ts';

/** Control characters, halves of characters, and those that turn the direction of the text after them. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
/** Soft hyphens, zero-width blanks and the like, which pasted words bring along; they part nothing. */
const widthless = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff]+/gu;
/** A text of nothing but blanks, the empty Braille pattern, and what Unicode draws nothing for by itself. */
const blank = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A keyword as it can be shown, searched for and kept, out of an address or a field: anyone can write an
 * address, and what is pasted brings along what nobody sees. Keyboards that curl quotes by themselves make
 * no difference: they are straight (specification 9).
 * @returns the empty text where nothing in it can be seen
 */
export function cleanKeyword(keyword: string): string {
  const clean = keyword.replace(invisible, ' ').replace(widthless, '').trim();
  return blank.test(clean) ? '' : straightQuotes(clean);
}
