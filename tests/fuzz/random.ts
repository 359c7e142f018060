/** Numbers that are the same again for the same seed. */
export type Random = {
  /** A whole number from 0 to below the limit. */
  readonly below: (limit: number) => number;
  /** Whether something happens that does so in this share of cases. */
  readonly chance: (share: number) => boolean;
  /** One of some things; undefined where there are none. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
};

/** Spreads two numbers over all of 32 bits. */
function mix(seed: number, number: number): number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  return state ^ (state >>> 15);
}

/**
 * Random numbers by mulberry32.
 * @param number of the mutant: each has its own, whatever the ones before it took
 */
export function randomOf(seed: number, number: number): Random {
  let state = mix(seed, number);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, chance: (share) => next() < share, pick: (items) => items[below(items.length)] };
}
