/**
 * Search engines show about 160 Latin letters of a description on a wide screen, or half as many Chinese characters,
 * which are twice as wide (Google cuts by width, at about 920 px).
 */
const maxDescription = 160;

/** A whole sentence of this width says enough, however much room is left. */
const minDescription = 80;

/** As wide as two Latin letters: from Hangul on all that is written in squares. */
const wide = /[\u1100-\uffef]|[\u{1f000}-\u{3ffff}]/u;

/** As much of a text as is no wider than that, in Latin letters. */
function beginning(text: string, max: number): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += wide.test(character) ? 2 : 1;
    if (width > max) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * A text as a description: in one line, cut after a sentence, else after a word, with an ellipsis.
 * @param max in Latin letters; Chinese characters count double
 */
export function cutDescription(text: string, max: number = maxDescription): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const fits = beginning(line, max);
  if (fits === line) return line;
  const enough = beginning(line, Math.min(minDescription, max / 2)).length;
  let sentence = 0;
  for (const { index = 0 } of line.matchAll(/[。！？]|[.!?](?=\s)/g)) {
    if (index < fits.length) sentence = index + 1;
  }
  if (sentence > enough) return line.slice(0, sentence);
  const room = beginning(line, max - 1);
  const isInWord =
    /^[\p{L}\p{N}]$/u.test(line.charAt(room.length)) && !wide.test(line.charAt(room.length));
  const words = isInWord ? room.replace(/[^\s\u1100-\uffef]+$/, '') : room;
  return `${(words || room).replace(/[\s，；、：,;:]+$/, '')}…`;
}
