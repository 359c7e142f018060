/** Widths of kinds of characters in parts of the font's size, as the system fonts of the site's text have them. */
const kinds: readonly (readonly [kind: RegExp, width: number])[] = [
  [/[\p{Mn}\p{Me}\p{Cf}]/u, 0],
  // Chinese, Japanese, Korean, and what is set as wide as they are.
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60“”‘’…—]/u,
    1,
  ],
  [/\p{Extended_Pictographic}/u, 1.2],
  [/[\sijlftIr.,:;'’|!()[\]-]/u, 0.32],
  [/[mwMW@%&]/u, 0.86],
  [/\p{Lu}/u, 0.64],
  [/\p{Nd}/u, 0.56],
];

/** What is none of these: small letters of alphabets. */
const letter = 0.55;

/** About how wide a text is in one line, in parts of its font's size. */
export function textAdvance(text: string): number {
  let width = 0;
  for (const character of text) {
    width += kinds.find(([kind]) => kind.test(character))?.[1] ?? letter;
  }
  return width;
}
