const digit = /^\p{Nd}$/u;

/**
 * Whether a joiner between two words makes one of them that some write without it: Wi-Fi, 0898-0000, 23,000.
 * @param joiner what stands between, nothing else does
 * @param before the character before it
 * @param after the one behind it
 */
export function isLink(joiner: string, before: string, after: string): boolean {
  // U+2010 is also what the hyphen that does not break is folded to.
  if (joiner === '-' || joiner === '\u2010') return true;
  return (joiner === ',' || joiner === '.') && digit.test(before) && digit.test(after);
}
