/** What the keys of a pair begin with: the first letters of its syllables, so that those who type no more find it. */
export const spellingStart = (first: string, second: string): string =>
  `${first.slice(0, 1)}${second.slice(0, 1)} `;

/** The key of a pair of characters among the spellings of an index: `zj zu jian`. */
export const spellingKey = (first: string, second: string): string =>
  `${spellingStart(first, second)}${first} ${second}`;
