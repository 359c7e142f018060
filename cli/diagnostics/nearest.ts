import { distance } from 'fastest-levenshtein';

/** The name that was most likely meant by one that does not exist; undefined where none is near. */
export type Nearest = (name: string) => string | undefined;

/** Letters as bits: names whose letters differ in many are far apart, and this is quick to compute. */
function letterBits(name: string): number {
  let bits = 0;
  for (let index = 0; index < name.length; index += 1) bits |= 1 << (name.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const sorted = (name: string): string => [...name].sort().join('');

/** How many letters may differ. */
const tolerance = (length: number): number => (length <= 4 ? 1 : length <= 7 ? 2 : 3);

/** Longer ones are nobody's typing, and dear to compare; characters. */
const maxLength = 500;

/** Prepares a search among names; many searches among many names stay cheap. */
export function nearestAmong(names: Iterable<string>): Nearest {
  let known: readonly { name: string; folded: string; bits: number }[] | undefined;
  return (wrong) => {
    if (wrong.length > maxLength) return undefined;
    known ??= [...names].map((name) => {
      const folded = name.toLowerCase();
      return { name, folded, bits: letterBits(folded) };
    });
    const folded = wrong.toLowerCase();
    const bits = letterBits(folded);
    const letters = sorted(folded);
    const limit = tolerance(folded.length);
    let best: string | undefined;
    let least = limit + 1;
    for (const each of known) {
      if (each.name === wrong || Math.abs(each.folded.length - folded.length) >= least + 1)
        continue;
      if (countBits(bits ^ each.bits) > 2 * limit) continue;
      // Letters in another order are a typing mistake, however many edits it takes to undo.
      const isSwapped = bits === each.bits && letters === sorted(each.folded);
      const far = isSwapped ? 1 : distance(each.folded, folded);
      if (far < least) {
        best = each.name;
        least = far;
      }
    }
    return best;
  };
}
