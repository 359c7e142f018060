/** Longer texts are no titles and no summaries; they are cut. */
const maxLength = 500;

/** Reads a value of an answer as one line of text; undefined where it is none, or empty. */
export type LineReader = (value: unknown) => string | undefined;

/**
 * Reads values as one line of text each: an API may hand out numbers, or text with tags and entities in it.
 * @param textOf the text of HTML
 */
export const lineReader =
  (textOf: (html: string) => string): LineReader =>
  (value) => {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return undefined;
    const text = (/[<&]/.test(value) ? textOf(value) : value).replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (text === '') return undefined;
    // Cut between characters, not within one.
    return text.length <= maxLength
      ? text
      : [...text.slice(0, 2 * maxLength)].slice(0, maxLength).join('');
  };
