/** Characters that stand in squares, as those of Chinese do. */
const wide = /[\u1100-\uffef]|[\u{1f000}-\u{3ffff}]/gu;

/** How wide a text is beside Latin letters: characters of Chinese count double. */
export const textWidth = (text: string): number =>
  [...text].length + (text.match(wide)?.length ?? 0);
