/** A label is cut after this many characters. */
const maxCharacters = 60;

/** Control characters, and those that turn the direction of the text after them. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The label that a search address brings along (`nav`), as it may be shown: plain text, cleaned and cut,
 * for anyone can write an address. Empty where nothing is left.
 */
export function searchLabel(nav: string | null): string {
  const cleaned = (nav ?? '').replace(invisible, '').trim();
  return [...cleaned.slice(0, 2 * maxCharacters)].slice(0, maxCharacters).join('').trim();
}
