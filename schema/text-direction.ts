/** Languages that are written from right to left by default, and scripts that are (Unicode CLDR, characterOrder). */
const fromRight =
  /^(?:ar|arc|ckb|dv|fa|he|ks|ku-arab|nqo|pnb|ps|sd|syr|ug|ur|yi)(?:-|$)|-(?:arab|hebr|nkoo|syrc|thaa)(?:-|$)/i;

/** A script that is written from left to right, named in a tag: it wins over the language's usual one. */
const latin = /-(?:latn|cyrl|deva)(?:-|$)/i;

/**
 * The direction of a language's text.
 * @param tag as BCP 47 has it
 */
export const textDirection = (tag: string): 'ltr' | 'rtl' =>
  fromRight.test(tag) && !latin.test(tag) ? 'rtl' : 'ltr';
