import { fold } from '../../../schema/search/fold.ts';
import { hasQuotes } from './parse-keyword.ts';

/** So many keywords are searched for at most in the place of one. */
const maxKeywords = 5;

/** A keyword with a word of like meaning in the place of one; undefined where it does not have that one. */
function replaced(keyword: string, word: string, other: string): string | undefined {
  if (fold(keyword) === fold(word)) return other;
  let isThere = false;
  const parts = keyword.split(/\s+/).map((part) => {
    if (fold(part) === fold(word)) {
      isThere = true;
      return other;
    }
    // In scripts without blanks a word may stand anywhere.
    if (!/^\p{Script=Han}+$/u.test(word) || !part.includes(word)) return part;
    isThere = true;
    return part.split(word).join(other);
  });
  return isThere ? parts.join(' ') : undefined;
}

/**
 * What is searched for with a keyword: itself first, then the same with words that mean the same. What is in quotes is
 * meant as it stands.
 * @param synonyms groups of words
 */
export function expandSynonyms(
  keyword: string,
  synonyms: readonly (readonly string[])[],
): readonly string[] {
  if (hasQuotes(keyword)) return [keyword];
  const found = new Set([keyword]);
  for (const group of synonyms) {
    for (const word of group) {
      for (const other of group) {
        const own = other === word ? undefined : replaced(keyword, word, other);
        if (own !== undefined && found.size < maxKeywords) found.add(own);
      }
    }
  }
  return [...found];
}
