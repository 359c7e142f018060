import { stemmer } from 'stemmer';
import type { SearchDirectory } from '../../../schema/search/search-files.ts';

/** The stem of a word, where the index finds words by their stems; undefined where it does not, or of no such word. */
export const stemOf = (
  { stems }: Pick<SearchDirectory, 'stems'>,
  word: string,
): string | undefined => (stems && /^[a-z]+$/.test(word) ? stemmer(word) : undefined);
