import { stemmer } from 'stemmer';

/**
 * The stem of English words, for languages whose texts are English or quote English words; undefined where
 * the words are another language's: an English stem of a French word is no stem.
 * @param tag BCP 47 tag of the language
 */
export const stemOf = (tag: string): ((word: string) => string) | undefined =>
  /^(?:en|zh|ja|ko)\b/.test(tag) ? stemmer : undefined;
