import { script, scriptOf } from '../../../schema/search/script-of.ts';
import { cutText, type HighlightedText } from './highlight-text.ts';
import type { Range } from './words-of-text.ts';

/** Room of an excerpt: so many narrow letters, or half as many characters of scripts without blanks. */
const room = 170;
/** Room before the first hit: enough to see what it is about. */
const roomBefore = 36;
/** After one of these characters something new begins. */
const sentenceEnd = /[。！？；….!?;\n]/u;

const widthOf = (character: string): number => (scriptOf(character) === script.unspaced ? 2 : 1);

/** The place where an excerpt begins: of the sentence of the first hit, or a few words before it. */
function beginOf(text: string, hit: number): number {
  let width = 0;
  let at = hit;
  let word = hit;
  while (at > 0) {
    const character = text[at - 1] ?? '';
    if (sentenceEnd.test(character)) return at;
    width += widthOf(character);
    if (width > roomBefore) break;
    at -= 1;
    // No word and no surrogate pair is cut in two.
    if (scriptOf(character) === script.unspaced || scriptOf(character) === script.none) word = at;
  }
  return at === 0 ? 0 : word;
}

function endOf(text: string, begin: number): number {
  let width = 0;
  let at = begin;
  let word = begin;
  for (const character of text.slice(begin, begin + room * 2)) {
    width += widthOf(character);
    if (width > room) return word > begin ? word : at;
    at += character.length;
    if (scriptOf(character) !== script.word) word = at;
  }
  return at;
}

/**
 * The part of a text that shows best what was found, its hits highlighted.
 * @param ranges of the hits: see `highlightRanges`
 */
export function excerptOf(text: string, ranges: readonly Range[]): HighlightedText {
  let begin = beginOf(text, ranges[0]?.start ?? 0);
  while (/\s/.test(text[begin] ?? '')) begin += 1;
  const end = endOf(text, begin);
  const pieces = cutText(text, ranges, begin, end);
  return [
    ...(begin > 0 && !sentenceEnd.test(text.slice(0, begin).trimEnd().slice(-1))
      ? [{ text: '…' }]
      : []),
    ...pieces,
    ...(end < text.trimEnd().length ? [{ text: '…' }] : []),
  ];
}
