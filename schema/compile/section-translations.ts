import { hasTitleIn } from '../blocks/has-title-in.ts';

type Item = { readonly translations?: Readonly<Record<string, string>> };
type Items = Readonly<Record<string, Item>>;

/**
 * Codes of a section in other languages: the one that it names, the one that names it, or its own where
 * it has a title there.
 * @param items all sections of the block, those of other languages included
 */
export function sectionTranslations(
  items: Items,
  code: string,
  language: string,
  languages: readonly string[],
): Readonly<Record<string, string>> {
  const item = items[code];
  const codes = Object.keys(items);
  const others = languages.flatMap((other) => {
    if (other === language) return [];
    const there = codes.filter((each) => hasTitleIn(items[each], other));
    const found =
      there.find((each) => each === item?.translations?.[other]) ??
      there.find((each) => items[each]?.translations?.[language] === code) ??
      there.find((each) => each === code);
    return found === undefined ? [] : [[other, found] as const];
  });
  return Object.fromEntries(others);
}
