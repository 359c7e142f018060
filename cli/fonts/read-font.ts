import { create } from 'fontkitten';

/** What is known of a font from its file. */
export type FontFacts = {
  readonly characters: ReadonlySet<number>;
  /** As parts of the size of its letters. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of the letters of English texts; undefined where it has not all of them. */
  readonly width: number | undefined;
};

/** How often letters occur in English texts, in percent: R. Lewand, Cryptological Mathematics (2000). */
const letterShares: Readonly<Record<string, number>> = {
  e: 12.702,
  t: 9.056,
  a: 8.167,
  o: 7.507,
  i: 6.966,
  n: 6.749,
  s: 6.327,
  h: 6.094,
  r: 5.987,
  d: 4.253,
  l: 4.025,
  c: 2.782,
  u: 2.758,
  m: 2.406,
  w: 2.36,
  f: 2.228,
  g: 2.015,
  y: 1.974,
  p: 1.929,
  b: 1.492,
  v: 0.978,
  k: 0.772,
  j: 0.153,
  x: 0.15,
  q: 0.095,
  z: 0.074,
};

/** The mean of widths of letters, by how often each occurs. */
export function meanWidth(widthOf: (letter: string) => number | undefined): number | undefined {
  let [sum, shares] = [0, 0];
  for (const [letter, share] of Object.entries(letterShares)) {
    const width = widthOf(letter);
    if (width === undefined) return undefined;
    sum += width * share;
    shares += share;
  }
  return sum / shares;
}

/**
 * Reads a font.
 * @returns what is wrong with it, in words, where it is none that browsers load
 */
export function readFont(bytes: Buffer): FontFacts | { readonly problem: string } {
  try {
    const font = create(bytes);
    if (font.isCollection) return { problem: 'holds several fonts (TTC)' };
    const { unitsPerEm, ascent, descent, lineGap } = font;
    const letter = (each: string): number | undefined => {
      const point = each.codePointAt(0) ?? 0;
      return font.hasGlyphForCodePoint(point)
        ? font.glyphForCodePoint(point).advanceWidth / unitsPerEm
        : undefined;
    };
    return {
      characters: new Set(font.characterSet),
      ascent: ascent / unitsPerEm,
      descent: -descent / unitsPerEm,
      lineGap: lineGap / unitsPerEm,
      width: meanWidth(letter),
    };
  } catch {
    // The parser says how it failed, not what the file is.
    return { problem: 'is no font: TTF, OTF, WOFF or WOFF2' };
  }
}
