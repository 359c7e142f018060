/** How many texts of a language each of its characters occurs in, by code point. */
export type CharacterCounts = ReadonlyMap<number, number>;

/** A part of a font: a file of its own, which pages load that show one of its characters. */
export type FontSlice = {
  /** In ascending order. */
  readonly points: readonly number[];
  /** The languages that have it as their first. */
  readonly firstOf: readonly string[];
};

/** Up to so many characters a font is one file: Latin, Greek, Cyrillic, Arabic and their signs. */
const inOne = 700;

/** Characters of a part: 40 to 120 kB of a Chinese face. */
const perSlice = 250;

/**
 * Cuts what a font is to have into parts: language by language, what most texts have first, so that most pages need
 * few of them.
 * @param counts of each language that is set in it
 * @param has whether the font has a character
 */
export function fontSlices(
  counts: ReadonlyMap<string, CharacterCounts>,
  has: (point: number) => boolean,
): readonly FontSlice[] {
  const taken = new Map<number, number>();
  const slices: { points: number[]; firstOf: string[] }[] = [];
  for (const [language, count] of counts) {
    const known = [...count].filter(([point]) => has(point));
    const ranked = known.sort(([one, a], [other, b]) => b - a || one - other);
    const left = ranked.flatMap(([point]) => (taken.has(point) ? [] : [point]));
    const size = left.length <= inOne ? inOne : perSlice;
    for (let start = 0; start < left.length; start += size) {
      const points = left.slice(start, start + size);
      for (const point of points) taken.set(point, slices.length);
      slices.push({ points: points.sort((one, other) => one - other), firstOf: [] });
    }
    const [most] = ranked[0] ?? [];
    const first = most === undefined ? undefined : slices[taken.get(most) ?? 0];
    first?.firstOf.push(language);
  }
  return slices;
}

/** Code points as CSS has them in `unicode-range`. */
export function unicodeRange(points: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}
