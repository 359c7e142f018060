import { isLink } from './is-link.ts';
import { nameEnd } from './name-end.ts';
import { script, scriptOf } from './script-of.ts';

/** Longer words are cut to this: an address or a code that nobody types as a whole. */
export const maxWordLength = 40;

/** So many letters behind an apostrophe are a word of their own: of l'école, not of student's. */
const fewestElided = 3;

/** A word or a character, with what stands beside it. */
export type Unit = {
  readonly text: string;
  readonly isWord: boolean;
  /** The unit before stands right at it: no blank, no mark between. */
  readonly joined: boolean;
};

/** A blank that typographers set between a character and a letter or digit beside it: 2026 年. */
const isBlank = (character: string): boolean => character === ' ' || character === '\u00a0';

/**
 * Cuts a folded text into its words and, of scripts without blanks, its characters. A blank between a
 * character and a word parts nothing.
 */
export function* unitsOf(folded: string): Generator<Unit> {
  let word = '';
  let wordJoined = false;
  let before = 'none' as 'none' | 'word' | 'character';
  let afterBlank = false;
  let at = 0;
  const close = (end: number): Unit => {
    const text = word.slice(0, maxWordLength) + nameEnd(folded, end);
    const unit = { text, isWord: true, joined: wordJoined };
    word = '';
    before = 'word';
    return unit;
  };
  for (const character of folded) {
    const begin = at;
    at += character.length;
    const kind = scriptOf(character);
    if (kind === script.word) {
      if (word === '') wordJoined = before === 'character';
      afterBlank = false;
      word += character;
      continue;
    }
    if (kind === script.silent && word !== '') continue;
    if (word !== '') yield close(begin);
    if (kind === script.unspaced) {
      const joined = before === 'word' || (before === 'character' && !afterBlank);
      yield { text: character, isWord: false, joined };
      before = 'character';
      afterBlank = false;
    } else if (isBlank(character)) {
      afterBlank = true;
    } else {
      before = 'none';
    }
  }
  if (word !== '') yield close(at);
}

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);
const lastOf = (text: string): string => [...text].pop() ?? '';

/**
 * The term of two units side by side, where at least one is a character of a script without blanks: two
 * characters, or one and the letter that it touches. It finds words in the middle of a sentence.
 */
export const pairOf = (left: Unit, right: Unit): string | undefined =>
  left.isWord && right.isWord ? undefined : lastOf(left.text) + firstOf(right.text);

/**
 * The terms under which a text is found: its words, its characters of scripts without blanks one by one
 * and in pairs, what stands behind an apostrophe (l'école), words that a mark links as one (Wi-Fi), and names that
 * end with marks (C++); those of
 * `unitsOf` and `pairOf`, without an object for each, as texts have many.
 * @param visit gets each with the number of the unit where it begins
 * @returns the number of units
 */
export function visitTerms(folded: string, visit: (term: string, place: number) => void): number {
  let place = 0;
  let word = '';
  /** The character before, where it may begin a pair, and whether a word ended with it. */
  let before = '';
  let beforeIsWord = false;
  let afterBlank = false;
  /** The last character of the word that is being read. */
  let last = '';
  /** Where in the word its last apostrophe was. */
  let elision = 0;
  /** Words that marks link, how many they are, and the place of the first. */
  let linked = '';
  let parts = 0;
  let linkedPlace = 0;
  /** The mark right behind the last word. */
  let joiner = '';
  let at = 0;
  const closeLinked = (): void => {
    if (parts > 1) visit(linked.slice(0, maxWordLength), linkedPlace);
    linked = '';
    parts = 0;
    joiner = '';
  };
  const close = (end: number): void => {
    const marks = nameEnd(folded, end);
    if (marks !== '') visit(word.slice(0, maxWordLength) + marks, place);
    if (parts === 0) linkedPlace = place;
    linked += word;
    parts += 1;
    visit(word.slice(0, maxWordLength), place);
    if (elision > 0 && word.length >= elision + fewestElided) {
      visit(word.slice(elision, elision + maxWordLength), place);
    }
    elision = 0;
    place += 1;
    before = last;
    beforeIsWord = true;
    word = '';
  };
  for (const character of folded) {
    const begin = at;
    at += character.length;
    const kind = scriptOf(character);
    if (kind === script.word) {
      if (word === '' && before !== '' && !beforeIsWord) visit(before + character, place - 1);
      if (word === '' && parts > 0 && !isLink(joiner, last, character)) closeLinked();
      joiner = '';
      before = '';
      afterBlank = false;
      word += character;
      last = character;
    } else if (kind === script.unspaced) {
      if (word !== '') close(begin);
      if (parts > 0) closeLinked();
      visit(character, place);
      const isPair = before !== '' && (beforeIsWord || !afterBlank);
      if (isPair) visit(before + character, place - 1);
      before = character;
      beforeIsWord = false;
      afterBlank = false;
      place += 1;
    } else if (kind === script.silent && word !== '') {
      elision = word.length;
    } else {
      if (word !== '') {
        close(begin);
        joiner = character;
      } else if (parts > 0) closeLinked();
      if (isBlank(character)) afterBlank = true;
      else before = '';
    }
  }
  if (word !== '') close(at);
  closeLinked();
  return place;
}
