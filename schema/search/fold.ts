/** Characters that count as one: the written one and the one that stands for it in the index. */
export type Variants = ReadonlyMap<string, string>;

const known = new Map<string, string>();

/** Scripts whose marks above and below are left out by those who search: é as e. */
const accented = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

function foldNew(character: string): string {
  const plain = character.normalize('NFKC').toLowerCase();
  if (/^['’‘ʼ‛`´]$/.test(plain)) return "'";
  if (!accented.test(plain)) return plain;
  return plain.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * A character as the search compares it: small, half-width, without accents, quotes straight.
 * @param character one code point
 * @param variants what a site's index counts as one besides that: traditional characters as simplified ones
 * @returns none, one or several characters
 */
export function foldCharacter(character: string, variants?: Variants): string {
  let folded = known.get(character);
  if (folded === undefined) {
    folded = foldNew(character);
    known.set(character, folded);
  }
  return variants?.get(folded) ?? folded;
}

/** A text as the search compares it. */
export function fold(text: string, variants?: Variants): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character, variants);
  return folded;
}
