import { distance } from 'fastest-levenshtein';
import { fold } from '../../../schema/search/fold.ts';
import { weights } from '../../../schema/search/postings.ts';
import { spellingStart } from '../../../schema/search/spelling-key.ts';
import { unitsOf } from '../../../schema/search/terms.ts';
import { findTerm } from './find-term.ts';
import type { IndexReader } from './index-reader.ts';
import { hasQuotes } from './parse-keyword.ts';

/** A longer run is no misspelling: nobody types so much pinyin, or so many wrong characters. */
const maxSyllables = 8;
/** Ways to cut letters into syllables that are looked for, and those of them that are tried. */
const maxFoundWays = 40;
const maxWays = 4;
/** Runs of characters that are looked at: first letters alone may stand for very many. */
const maxRuns = 24;
/** Runs that are kept while they grow: those whose first pairs occur most. */
const maxGrowing = 500;
/** Files of terms that are read for words like a word. */
const maxFiles = 4;
/** Words that are no farther from what was typed are looked at, the nearest first. */
const maxWords = 6;

/** A syllable of pinyin, or the first letter of one. */
type Sound = string;

const han = /^[\u3400-\u9fff]+$/;
const letters = /^[a-z]{2,40}$/;

/** The ways to cut letters into syllables and first letters, those with most whole syllables first. */
function waysOf(word: string, sounds: ReadonlySet<string>): readonly (readonly Sound[])[] {
  const found: (readonly Sound[])[] = [];
  const cut = (rest: string, before: readonly Sound[]): void => {
    if (rest === '') found.push(before);
    if (rest === '' || before.length === maxSyllables || found.length >= maxFoundWays) return;
    // No syllable has more than six letters: zhuang.
    for (let length = Math.min(6, rest.length); length > 0; length -= 1) {
      const sound = rest.slice(0, length);
      const isShort = length === 1 && /[bcdfghjklmnpqrstwxyz]/.test(sound);
      if (sounds.has(sound) || isShort) cut(rest.slice(length), [...before, sound]);
    }
  };
  cut(word, []);
  const shortOf = (way: readonly Sound[]): number =>
    way.filter((sound) => !sounds.has(sound)).length;
  return found
    .filter((way) => way.length > 1)
    .sort((a, b) => shortOf(a) - shortOf(b) || a.length - b.length)
    .slice(0, maxWays);
}

const fits = (reading: string, sound: Sound): boolean =>
  sound.length === 1 ? reading.startsWith(sound) : reading === sound;

/** Pairs of characters that are read as two sounds, those that occur most first. */
async function pairsOf(reader: IndexReader, [first = '', second = '']: readonly Sound[]) {
  const start = spellingStart(first, second);
  const found: string[] = [];
  for (const { keys, words } of await reader.spellings(start)) {
    for (const [at, key] of keys.entries()) {
      if (!key.startsWith(start)) continue;
      const [, one = '', other = ''] = key.split(' ');
      if (!fits(one, first) || !fits(other, second)) continue;
      const own = words[at] ?? '';
      for (let index = 0; index < own.length; index += 2) found.push(own.slice(index, index + 2));
    }
  }
  return found;
}

/** Whether a title has all pairs of a run. */
async function isTitled(reader: IndexReader, run: string): Promise<boolean> {
  const pairs = Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
  const titled = await Promise.all(
    pairs.map(async (term) => {
      const { documents, weights: given } = await findTerm(reader, { term, open: false });
      return new Set(documents.filter((_, at) => (given[at] ?? 0) >= weights));
    }),
  );
  const [first = new Set<number>(), ...others] = titled;
  return [...first].some((document) => others.every((each) => each.has(document)));
}

/**
 * A run of characters that is read as the sounds: pairs of which each begins with the end of the one before. Of several
 * one that a title has, else the one whose pairs occur most.
 */
async function runOf(reader: IndexReader, sounds: readonly Sound[]): Promise<string | undefined> {
  const all = await Promise.all(
    sounds.slice(1).map((_, at) => pairsOf(reader, sounds.slice(at, at + 2))),
  );
  let runs = (all[0] ?? []).slice(0, maxGrowing);
  for (const pairs of all.slice(1)) {
    runs = runs
      .flatMap((run) =>
        pairs.filter((pair) => pair.startsWith(run.slice(-1))).map((pair) => run + pair.slice(1)),
      )
      .slice(0, maxGrowing);
  }
  const tried = runs.slice(0, maxRuns);
  const titled = await Promise.all(tried.map((run) => isTitled(reader, run)));
  return tried[titled.indexOf(true)] ?? tried[0];
}

/** What somebody means who types pinyin: whole syllables, their first letters, or some of both. */
async function readAs(reader: IndexReader, word: string): Promise<string | undefined> {
  const { sounds } = await reader.sounds();
  for (const way of waysOf(word, new Set(sounds))) {
    const run = await runOf(reader, way);
    if (run !== undefined) return run;
  }
  return undefined;
}

/** Characters in the place of those that sound the same and stand nowhere side by side: 登录 for 登陆. */
async function soundsLike(reader: IndexReader, run: string): Promise<string | undefined> {
  if (run.length > maxSyllables) return undefined;
  const { sounds, characters } = await reader.sounds();
  const readingsOf = (character: string): readonly string[] =>
    sounds.filter((_, at) => characters[at]?.includes(character));
  let changed = run;
  for (let at = 0; at + 1 < run.length; at += 1) {
    const pair = changed.slice(at, at + 2);
    if ((await findTerm(reader, { term: pair, open: false })).documents.length > 0) continue;
    const [firsts = [], seconds = []] = [...pair].map(readingsOf);
    const ways = firsts.flatMap((first) => seconds.map((second) => [first, second]));
    const pairs = (await Promise.all(ways.map((way) => pairsOf(reader, way)))).flat();
    // One character is right more often than none.
    const near = pairs.find((each) => each[0] === pair[0] || each[1] === pair[1]) ?? pairs[0];
    if (near !== undefined) changed = changed.slice(0, at) + near + changed.slice(at + 2);
  }
  return changed === run ? undefined : changed;
}

/** Edits that a misspelled word of a length may be away: a letter in the place of another, left out or added, or two that changed places. */
const maxEdits = (length: number): number => (length < 4 ? 0 : length < 9 ? 1 : 2);

/** Whether two letters side by side have changed places, and nothing else differs: one edit, as Damerau counts. */
function isSwapped(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b;
}

const editDistance = (term: string, word: string): number =>
  term.length === word.length && isSwapped(term, word) ? 1 : distance(term, word);

/** The word of the index that is most like a word, and of those the one that most documents have. */
async function nearWord(reader: IndexReader, word: string): Promise<string | undefined> {
  const max = maxEdits(word.length);
  if (max === 0) return undefined;
  const [own, first, last] = await Promise.all([
    reader.fileOfTerm(word),
    reader.fileOfTerm(word.slice(0, 2)),
    reader.fileOfTerm(`${word.slice(0, 2)}\u{10FFFF}`),
  ]);
  // The first two letters are seldom wrong, and what begins with them stands side by side.
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .slice(0, maxFiles);
  const files = await Promise.all(numbers.map((number) => reader.terms(number)));
  const near = files
    .flatMap(({ terms }) => terms)
    .filter((term) => /^[\p{Ll}\p{N}]+$/u.test(term) && Math.abs(term.length - word.length) <= max)
    .map((term) => ({ term, edits: editDistance(term, word) }))
    .filter(({ edits }) => edits > 0 && edits <= max)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, maxWords);
  const counted = await Promise.all(
    near.map(async (each) => {
      const { documents } = await findTerm(reader, { term: each.term, open: false });
      return { ...each, often: documents.length };
    }),
  );
  return counted.sort((a, b) => a.edits - b.edits || b.often - a.often)[0]?.term;
}

/** What somebody may have meant by a part of a keyword. */
async function corrected(reader: IndexReader, part: string): Promise<string | undefined> {
  const word = fold(part);
  const hasSounds = (await reader.directory()).spellings !== undefined;
  if (han.test(word)) return hasSounds ? soundsLike(reader, word) : undefined;
  const units = [...unitsOf(word)];
  if (units.length !== 1 || units[0]?.isWord !== true) return undefined;
  const { documents } = await findTerm(reader, { term: word, open: true });
  if (documents.length > 0) return undefined;
  const read = hasSounds && letters.test(word) ? await readAs(reader, word) : undefined;
  return read ?? nearWord(reader, word);
}

/**
 * What somebody may have meant who typed a keyword that nothing has: words that are spelled nearly so, and of a
 * Chinese index characters that are read so.
 * @returns undefined where there is nothing of the kind
 */
export async function correctKeyword(
  reader: IndexReader,
  keyword: string,
): Promise<string | undefined> {
  if (hasQuotes(keyword)) return undefined;
  const parts = keyword.split(/\s+/).filter((part) => part !== '');
  const meant = await Promise.all(
    parts.map(async (part) => (await corrected(reader, part)) ?? part),
  );
  const other = meant.join(' ');
  return other === parts.join(' ') ? undefined : other;
}
