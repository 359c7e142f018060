import { pinyin } from 'pinyin-pro';

/** A character and how it is read; characters of other scripts have no reading. */
export type ReadCharacter = { readonly character: string; readonly reading?: string };

const chinese = /[\u3400-\u9fff]/;

/** Whether a text has Chinese characters. */
export const hasChinese = (text: string): boolean => chinese.test(text);

/** The characters of a text with their pinyin; one with several readings has the one of its word. */
export function pinyinOf(text: string): readonly ReadCharacter[] {
  const characters = Array.from(text);
  const readings = pinyin(text, { type: 'array' });
  return characters.map((character, at) => {
    const reading = readings[at];
    return chinese.test(character) && reading !== undefined && reading !== character
      ? { character, reading }
      : { character };
  });
}
