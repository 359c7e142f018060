import { script, scriptOf } from './script-of.ts';

/** Longer words are cut to this: an address or a code that nobody types as a whole. */
export const longestWord = 40;

/** A word or a character, with what stands beside it. */
export type Unit = {
  readonly text: string;
  readonly isWord: boolean;
  /** The unit before stands right at it: no blank, no mark between. */
  readonly joined: boolean;
};

/** Cuts a folded text into its words and, of scripts without blanks, its characters. */
export function* unitsOf(folded: string): Generator<Unit> {
  let word = '';
  let wordJoined = false;
  let joined = false;
  for (const character of folded) {
    const kind = scriptOf(character);
    if (kind === script.word) {
      if (word === '') wordJoined = joined;
      word += character;
      joined = true;
      continue;
    }
    if (kind === script.silent && word !== '') continue;
    if (word !== '') {
      yield { text: word.slice(0, longestWord), isWord: true, joined: wordJoined };
      word = '';
    }
    if (kind === script.unspaced) yield { text: character, isWord: false, joined };
    joined = kind === script.unspaced;
  }
  if (word !== '') yield { text: word.slice(0, longestWord), isWord: true, joined: wordJoined };
}

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);
const lastOf = (text: string): string => [...text].at(-1) ?? '';

/**
 * The term of two units side by side, where at least one is a character of a script without blanks: two
 * characters, or one and the letter that it touches. It finds words in the middle of a sentence.
 */
export const pairOf = (left: Unit, right: Unit): string | undefined =>
  left.isWord && right.isWord ? undefined : lastOf(left.text) + firstOf(right.text);

/**
 * The terms under which a text is found: its words, its characters of scripts without blanks one by one
 * and in pairs.
 * @param visit gets each with the number of the unit where it begins
 */
export function visitTerms(folded: string, visit: (term: string, place: number) => void): number {
  let before: Unit | undefined;
  let place = 0;
  for (const unit of unitsOf(folded)) {
    visit(unit.text, place);
    const pair = before && unit.joined ? pairOf(before, unit) : undefined;
    if (pair !== undefined) visit(pair, place - 1);
    before = unit;
    place += 1;
  }
  return place;
}
