import stringWidth from 'string-width';

/** One column each: most of what is measured, and dear to measure otherwise. */
const printableAscii = /^[ -~]*$/;

/** How many columns of a terminal a text takes: two for most characters of Chinese and for emoji. */
export const displayWidth = (text: string): number =>
  printableAscii.test(text) ? text.length : stringWidth(text);
