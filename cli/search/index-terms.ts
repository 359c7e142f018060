import { fold, type Variants } from '../../schema/search/fold.ts';
import { unitsOf, visitTerms } from '../../schema/search/terms.ts';

/** Where terms stand: occurrences side by side, in the order of their documents. */
export type Occurrences = {
  readonly count: number;
  /** Number of the term. */
  readonly terms: Int32Array;
  /** Number of the unit where it begins; those of the title come first. */
  readonly places: Int32Array;
};

export type IndexedTerms = {
  /** The terms by their number. */
  readonly names: readonly string[];
  readonly occurrences: Occurrences;
  /** For each document: where its first occurrence is, and the first one of its text. */
  readonly documents: readonly { readonly title: number; readonly text: number }[];
  /** Units of each document. */
  readonly lengths: readonly number[];
  /** All characters that occur, folded. */
  readonly characters: ReadonlySet<string>;
};

export type TermIndexer = {
  /**
   * Adds a document.
   * @param pieces of its text: see `textPieces`
   * @returns the number of the unit that each of them begins with
   */
  readonly add: (title: string, pieces: readonly string[]) => readonly number[];
  readonly result: () => IndexedTerms;
};

const twice = (full: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(full.length * 2);
  larger.set(full);
  return larger;
};

/**
 * Collects the terms of documents, numbered in the order in which they come.
 * @param stem the stem of a word, where the language has them
 */
export function termIndexer(
  variants: Variants | undefined,
  stem: ((word: string) => string) | undefined,
): TermIndexer {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const documents: { title: number; text: number }[] = [];
  const lengths: number[] = [];
  const characters = new Set<string>();
  /** By number of a word: that of its stem, where the word does not begin with it; the word leads to the others. */
  const stems: (number | undefined)[] = [];
  let terms = new Int32Array(1 << 16);
  let places = new Int32Array(1 << 16);
  let count = 0;

  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    const number = names.length;
    numbers.set(term, number);
    names.push(term);
    for (const character of term) characters.add(character);
    if (stem && /^[a-z]+$/.test(term)) {
      const own = stem(term);
      if (!term.startsWith(own)) stems[number] = numberOf(own);
    }
    return number;
  };
  const note = (number: number, place: number): void => {
    if (count === terms.length) {
      terms = twice(terms);
      places = twice(places);
    }
    terms[count] = number;
    places[count] = place;
    count += 1;
  };
  const noteFrom =
    (start: number) =>
    (term: string, place: number): void => {
      const number = numberOf(term);
      note(number, start + place);
      const own = stems[number];
      if (own !== undefined) note(own, start + place);
    };

  return {
    add: (title, pieces) => {
      const begin = count;
      const name = fold(title, variants);
      const titleLength = visitTerms(name, noteFrom(0));
      const words = [...unitsOf(name)];
      for (const [index, word] of words.entries()) {
        const next = words[index + 1];
        if (word.isWord && next?.isWord) note(numberOf(`${word.text} ${next.text}`), index);
      }
      documents.push({ title: begin, text: count });
      // A place of its own between: no phrase goes from the title on into the text.
      let next = titleLength + 1;
      const starts = pieces.map((piece) => {
        const start = next;
        next += visitTerms(fold(piece, variants), noteFrom(start));
        return start;
      });
      lengths.push(next - 1);
      return starts;
    },
    result: () => ({
      names,
      occurrences: { count, terms, places },
      documents,
      lengths,
      characters,
    }),
  };
}
