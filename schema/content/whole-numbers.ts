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
