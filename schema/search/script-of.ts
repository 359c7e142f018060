const unspaced =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]$/u;
const letter = /^[\p{L}\p{N}\p{M}]$/u;

/** What a character is for the search. */
export const script = {
  /** Between words. */
  none: 0,
  /** Of a word; words stand between blanks. */
  word: 1,
  /** Of a script that sets no blanks between words. */
  unspaced: 2,
  /** Inside of a word, and no part of it: the apostrophe of Li'an. */
  silent: 3,
} as const;

export type Script = (typeof script)[keyof typeof script];

function classify(character: string): Script {
  if (character === "'") return script.silent;
  if (!letter.test(character)) return script.none;
  return unspaced.test(character) ? script.unspaced : script.word;
}

const known = new Map<string, Script>();

/** @param character one code point, folded */
export function scriptOf(character: string): Script {
  let found = known.get(character);
  if (found === undefined) {
    found = classify(character);
    known.set(character, found);
  }
  return found;
}
