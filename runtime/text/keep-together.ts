const before = /(\p{Script=Han}) (?=[\p{Script=Latin}\p{N}])/gu;
const after = /([\p{Script=Latin}\p{N}]) (?=\p{Script=Han})/gu;

/**
 * Makes the blank between Chinese and a number or a Latin word one that no line breaks at. A title that
 * breaks after punctuation first would else break there, and leave the rest of its phrase to the next line.
 */
export const keepTogether = (text: string): string =>
  text.replace(before, '$1\u00a0').replace(after, '$1\u00a0');
