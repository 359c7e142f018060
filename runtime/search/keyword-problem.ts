/** A keyword may have this many characters. */
export const mostCharacters = 100;

/** Key of the words that say what is wrong with a keyword. */
export type KeywordProblem = 'searchEmpty' | 'searchDots' | 'searchLong';

/**
 * What keeps a keyword from being searched for: nothing typed, dots alone (`.` and `..` would change the
 * address), too many characters.
 */
export function keywordProblem(typed: string): KeywordProblem | undefined {
  if (typed.trim() === '') return 'searchEmpty';
  if (typed === '.' || typed === '..') return 'searchDots';
  return [...typed].length > mostCharacters ? 'searchLong' : undefined;
}
