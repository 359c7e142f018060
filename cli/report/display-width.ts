import stringWidth from 'string-width';

/** How many columns of a terminal a text takes: two for most characters of Chinese and for emoji. */
export const displayWidth = (text: string): number => stringWidth(text);
