import { describe, expect, it } from 'vitest';
import { fontSlices, unicodeRange } from '../../../cli/fonts/font-slices.ts';

/** So many characters from a code point on, each in one text less than the one before. */
const counts = (start: number, length: number): ReadonlyMap<number, number> =>
  new Map(Array.from({ length }, (_, index) => [start + index, length - index]));
const all = () => true;

describe('the parts of a font', () => {
  it('are one for languages with few characters', () => {
    const slices = fontSlices(new Map([['en', counts(0x41, 90)]]), all);
    expect(slices).toHaveLength(1);
    expect(slices[0]).toMatchObject({ firstOf: ['en'] });
    expect(slices[0]?.points).toHaveLength(90);
  });

  it('begin with what most texts have, and leave out what the font lacks', () => {
    const slices = fontSlices(new Map([['zh', counts(0x4e00, 1000)]]), (point) => point !== 0x4e01);
    expect(slices.map(({ points }) => points.length)).toEqual([250, 250, 250, 249]);
    expect(slices[0]?.points[0]).toBe(0x4e00);
    expect(slices[0]?.points).not.toContain(0x4e01);
    expect(slices[0]?.points).toContain(0x4e00 + 250);
    expect(slices.map(({ firstOf }) => firstOf)).toEqual([['zh'], [], [], []]);
  });

  it('of further languages hold what those before have not', () => {
    const both = new Map([
      ['de', counts(0x41, 60)],
      ['en', counts(0x41, 50)],
      ['ru', counts(0x410, 60)],
    ]);
    const slices = fontSlices(both, all);
    expect(slices.map(({ firstOf }) => firstOf)).toEqual([['de', 'en'], ['ru']]);
  });
});

it.each([
  [[0x41], 'U+41'],
  [[0x41, 0x42, 0x43, 0x4e00], 'U+41-43, U+4E00'],
  [[], ''],
])('%j is the range %s', (points, range) => {
  expect(unicodeRange(points)).toBe(range);
});
