import type { Variants } from '../../schema/search/fold.ts';

/**
 * Pairs of characters of which the traditional one counts as the simplified one, of OpenCC's dictionaries;
 * of one character each, as what was typed is compared character by character.
 */
export async function chineseVariants(): Promise<Variants> {
  const { Converter } = await import('opencc-js/t2cn');
  const convert = Converter({ from: 't', to: 'cn' });
  const variants = new Map<string, string>();
  const add = (first: number, last: number): void => {
    for (let code = first; code <= last; code += 1) {
      const written = String.fromCodePoint(code);
      const simple = convert(written);
      if (simple !== written && [...simple].length === 1) variants.set(written, simple);
    }
  };
  // Unified ideographs, and those of the first extension.
  add(0x4e00, 0x9fff);
  add(0x3400, 0x4dbf);
  return variants;
}
