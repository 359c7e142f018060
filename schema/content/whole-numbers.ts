const day =
  /\d{4}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?|\d{1,2}\s?月\s?\d{1,2}\s?日|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/;
const hours = /\d{1,2}:\d\d(?:\s?[\u2010-\u2015~-]\s?\d{1,2}:\d\d)?/;
const telephone = /\+?\d[\d ()\u2010-\u2015-]{5,16}\d/;
const whole = new RegExp(`(${[day, hours, telephone].map(({ source }) => source).join('|')})`);

/**
 * Splits a text at what is read as one number and must not be broken over two lines: telephone numbers, days,
 * hours.
 * @returns words and numbers by turns, words first
 */
export const splitAtNumbers = (text: string): readonly string[] => text.split(whole);

/** Whether a number is read from left to right wherever it stands. Spans of hours run as the text around them. */
export const isLeftToRight = (number: string): boolean => !number.includes(':');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Sets numbers apart from letters that run from right to left around them (U+2066, U+2069), which would else turn
 * the order of their groups. Other texts are returned as they are.
 */
export const isolateNumbers = (text: string): string =>
  hasRightToLeft(text)
    ? splitAtNumbers(text)
        .map((piece, index) =>
          index % 2 === 1 && isLeftToRight(piece) ? `\u2066${piece}\u2069` : piece,
        )
        .join('')
    : text;
