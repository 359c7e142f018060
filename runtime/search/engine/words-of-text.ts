import { isLink } from '../../../schema/search/is-link.ts';
import { nameEnd } from '../../../schema/search/name-end.ts';
import { script, scriptOf } from '../../../schema/search/script-of.ts';

/** From a place in a text to another, in code units. */
export type Range = { readonly start: number; readonly end: number };

const isWordLike = (character: string): boolean => {
  const kind = scriptOf(character);
  return kind === script.word || kind === script.silent;
};

type Word = Range & { readonly text: string };

/** The words of a folded text, and where they stand. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  let start = -1;
  const close = (end: number): void => {
    found.push({ start, end, text: text.slice(start, end).replaceAll("'", '') });
    start = -1;
  };
  let at = 0;
  for (const character of text) {
    const inside = isWordLike(character);
    if (inside && start < 0) start = at;
    if (!inside && start >= 0) close(at);
    at += character.length;
  }
  if (start >= 0) close(at);
  return found;
}

/** Words with the marks that end their names, where they have some: C++. */
export const namedWords = (text: string, words: readonly Word[]): Word[] =>
  words.flatMap((word) => {
    const marks = nameEnd(text, word.end);
    return marks === ''
      ? []
      : [{ start: word.start, end: word.end + marks.length, text: word.text + marks }];
  });

/** Words that punctuation links, each group as one. */
export function linkedWords(text: string, words: readonly Word[]): Word[] {
  const linked: Word[] = [];
  let group: Word | undefined;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isLinked =
      before !== undefined &&
      isLink(text.slice(before.end, word.start), before.text.slice(-1), word.text.slice(0, 1));
    if (isLinked && before) {
      const first: Word = group ?? before;
      if (group) linked.pop();
      group = { start: first.start, end: word.end, text: first.text + word.text };
      linked.push(group);
    } else group = undefined;
  }
  return linked;
}
