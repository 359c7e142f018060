import type { SoundsFile, SpellingsFile } from '../../schema/search/search-files.ts';
import { spellingKey } from '../../schema/search/spelling-key.ts';
import type { Pinyin } from './pinyin.ts';

/** Characters that a file of spellings has about. */
const size = 6_000;

const run = /[\u3400-\u9fff]{2,}/g;
const syllable = /^[a-z]+$/;

/**
 * Pairs of characters by how they are read, of titles and headings: what somebody means who types its pinyin, or
 * other characters that sound the same.
 * @returns files in the order of their keys, each with its first key
 */
export function spellingFiles(
  texts: Iterable<string>,
  pinyin: Pinyin,
): readonly (SpellingsFile & { readonly start: string })[] {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    const characters = [...text];
    // Of characters outside of the basic plane there is a reading more or less than code units.
    if (characters.length !== text.length) continue;
    const readings = pinyin.inText(text);
    for (const { 0: word, index } of text.matchAll(run)) {
      for (let at = index; at < index + word.length - 1; at += 1) {
        const [first = '', second = ''] = readings.slice(at, at + 2);
        if (!syllable.test(first) || !syllable.test(second)) continue;
        const key = spellingKey(first, second);
        const pairs = counts.get(key) ?? new Map<string, number>();
        const pair = text.slice(at, at + 2);
        counts.set(key, pairs.set(pair, (pairs.get(pair) ?? 0) + 1));
      }
    }
  }
  const files: { start: string; keys: string[]; words: string[] }[] = [];
  let filled = size;
  for (const key of [...counts.keys()].sort()) {
    if (filled >= size) {
      files.push({ start: key, keys: [], words: [] });
      filled = 0;
    }
    const pairs = [...(counts.get(key) ?? [])].sort(
      ([a, often], [b, other]) => other - often || (a < b ? -1 : 1),
    );
    const words = pairs.map(([pair]) => pair).join('');
    files.at(-1)?.keys.push(key);
    files.at(-1)?.words.push(words);
    filled += key.length + words.length * 3 + 6;
  }
  return files;
}

/** The 3,755 characters of GB 2312 that are in common use: its rows 16 to 55. */
function commonCharacters(): readonly string[] {
  const decoder = new TextDecoder('gb2312');
  const rows = Array.from({ length: 40 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
  return rows.flatMap((row) => [
    ...decoder.decode(Uint8Array.from(cells.flatMap((cell) => [row, cell]))),
  ]);
}

/** The readings of characters in common use and of others: of each reading the characters that have it. */
export function soundsFile(characters: Iterable<string>, pinyin: Pinyin): SoundsFile {
  const sounds = new Map<string, string[]>();
  for (const character of new Set([...commonCharacters(), ...characters])) {
    if (!/^[\u3400-\u9fff]$/.test(character)) continue;
    for (const reading of pinyin.ofCharacter(character)) {
      if (!syllable.test(reading)) continue;
      sounds.set(reading, [...(sounds.get(reading) ?? []), character]);
    }
  }
  const readings = [...sounds.keys()].sort();
  return {
    sounds: readings,
    characters: readings.map((reading) => (sounds.get(reading) ?? []).sort().join('')),
  };
}
