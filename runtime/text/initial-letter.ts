/**
 * The first character, in the order of Chinese by pinyin, of each letter that syllables begin with: none begins with
 * I, U or V.
 * Source: CLDR's root of the collation `pinyin`, as ICU has it.
 */
const letters: readonly (readonly [letter: string, first: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '咑'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '丌'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];

const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** Surnames that are read in another way than the character is elsewhere. */
const surnames: Readonly<Record<string, string>> = {
  单: 'S',
  解: 'X',
  仇: 'Q',
  区: 'O',
  查: 'Z',
  曾: 'Z',
  盖: 'G',
  缪: 'M',
  朴: 'P',
  翟: 'Z',
  尉: 'W',
};

/** The letter that a Chinese character's syllable begins with; undefined for any other sign. */
export function pinyinLetter(sign: string): string | undefined {
  if (!/^\p{Script=Han}$/u.test(sign)) return undefined;
  for (let index = letters.length - 1; index >= 0; index -= 1) {
    const entry = letters[index];
    if (entry && pinyin.compare(sign, entry[1]) >= 0) return entry[0];
  }
  return 'A';
}

/** The letter that a name is found under: Chinese by pinyin, others without accents; # for what is no letter. */
export function initialLetter(name: string): string {
  const [first = ''] = name.trim();
  const han = surnames[first] ?? pinyinLetter(first);
  if (han !== undefined) return han;
  const [plain = ''] = first.normalize('NFD').toUpperCase();
  return /\p{L}/u.test(plain) ? plain : '#';
}

/** The letters that the characters of a Chinese name begin with, such as zs; empty for other names. */
export const pinyinLetters = (name: string): string =>
  [...name.trim()]
    .map((sign, index) => (index === 0 ? surnames[sign] : undefined) ?? pinyinLetter(sign) ?? '')
    .join('')
    .toLowerCase();
