import { foldCharacter, type Variants } from '../../../schema/search/fold.ts';
import { script, scriptOf } from '../../../schema/search/script-of.ts';
import type { SearchDirectory } from '../../../schema/search/search-files.ts';
import type { WantedGroup } from './parse-keyword.ts';
import { stemOf } from './stem-of.ts';
import { linkedWords, namedWords, type Range, wordsOf } from './words-of-text.ts';

/** A text in pieces: what was searched for, and what stands between. */
export type HighlightedText = readonly { readonly text: string; readonly highlighted?: true }[];

/** What to highlight in texts. */
export type Highlights = {
  /** Whole groups, folded, as they stand in texts without blanks. */
  readonly runs: readonly string[];
  /** Pairs of characters, where no whole group is found. */
  readonly pairs: readonly string[];
  readonly words: readonly {
    readonly word: string;
    /** Words that begin with it are meant, too. */
    readonly open: boolean;
    /** And words of this stem. */
    readonly stem?: string | undefined;
  }[];
  readonly stemOf: (word: string) => string | undefined;
};

/** @param directory says whether words are found by their stems */
export function highlightsOf(
  groups: readonly WantedGroup[],
  directory: Pick<SearchDirectory, 'stems'>,
): Highlights {
  const runs: string[] = [];
  const pairs: string[] = [];
  const words: Highlights['words'][number][] = [];
  for (const { units, wanted } of groups) {
    let run = '';
    const close = (): void => {
      if (run !== '') runs.push(run);
      run = '';
    };
    for (const [index, { text, isWord, joined }] of units.entries()) {
      const next = units[index + 1];
      if (!joined) close();
      if (isWord && !joined && !next?.joined) {
        const open = wanted.some((each) => each.open && each.term === text);
        words.push({ word: text, open, stem: open ? stemOf(directory, text) : undefined });
      } else {
        run += text;
      }
    }
    close();
    pairs.push(...wanted.filter(({ term }) => [...term].length === 2).map(({ term }) => term));
  }
  return { runs, pairs, words, stemOf: (word) => stemOf(directory, word) };
}

type FoldedText = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** A folded text without blanks beside characters, and where in the written one each of its code units begins and ends. */
function foldWithPlaces(text: string, variants: Variants | undefined): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  let blank = -1;
  let isUnspaced = false;
  for (const character of text) {
    const own = foldCharacter(character, variants);
    if (own === ' ') {
      blank = at;
      at += character.length;
      continue;
    }
    const wasUnspaced = isUnspaced;
    isUnspaced = scriptOf(own) === script.unspaced;
    // A blank beside a character parts nothing: 2026 年.
    if (blank >= 0 && !wasUnspaced && !isUnspaced) {
      starts.push(blank);
      ends.push(blank + 1);
      folded += ' ';
    }
    blank = -1;
    for (let index = 0; index < own.length; index += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    folded += own;
    at += character.length;
  }
  starts.push(at);
  return { text: folded, starts, ends };
}

function rangesOf(text: string, needle: string): Range[] {
  const found: Range[] = [];
  if (needle === '') return found;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    found.push({ start: at, end: at + needle.length });
  }
  return found;
}

/** The words of a text that are meant, as wholes. */
function wordRanges(text: string, { words, stemOf: stem }: Highlights): Range[] {
  if (words.length === 0) return [];
  const all = wordsOf(text);
  return [...all, ...linkedWords(text, all), ...namedWords(text, all)].filter((word) =>
    words.some(
      (each) =>
        word.text === each.word ||
        (each.open && word.text.startsWith(each.word)) ||
        (each.stem !== undefined && each.stem === stem(word.text)),
    ),
  );
}

/** The ranges of a text to highlight: in the written text, in order, none inside another. */
export function highlightRanges(
  written: string,
  highlights: Highlights,
  variants?: Variants,
): readonly Range[] {
  const { text, starts, ends } = foldWithPlaces(written, variants);
  const found = [
    ...highlights.runs.flatMap((run) => rangesOf(text, run)),
    ...wordRanges(text, highlights),
  ];
  if (found.length === 0) found.push(...highlights.pairs.flatMap((pair) => rangesOf(text, pair)));
  const merged: Range[] = [];
  for (const { start, end } of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged[merged.length - 1];
    if (last && start <= last.end)
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? written.length,
  }));
}

/** Cuts a part of a text into pieces that are highlighted and pieces that are not. */
export function cutText(
  text: string,
  ranges: readonly Range[],
  from = 0,
  to = text.length,
): HighlightedText {
  const pieces: { text: string; highlighted?: true }[] = [];
  let at = from;
  for (const { start, end } of ranges) {
    if (end <= from || start >= to) continue;
    const begin = Math.max(start, from);
    if (begin > at) pieces.push({ text: text.slice(at, begin) });
    pieces.push({ text: text.slice(begin, Math.min(end, to)), highlighted: true });
    at = Math.min(end, to);
  }
  if (at < to) pieces.push({ text: text.slice(at, to) });
  return pieces;
}
