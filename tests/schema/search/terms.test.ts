import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairOf, type Unit, unitsOf, visitTerms } from '../../../schema/search/terms.ts';

const termsOf = (text: string): (readonly [string, number])[] => {
  const found: (readonly [string, number])[] = [];
  visitTerms(text, (term, place) => found.push([term, place]));
  return found;
};

const byPlace = (terms: readonly (readonly [string, number])[]) =>
  terms.map(([term, place]) => `${place} ${term}`).sort();

describe('terms of a text', () => {
  it('are its characters one by one and in pairs', () => {
    expect(byPlace(termsOf('营商环境'))).toEqual(
      ['0 营', '0 营商', '1 商', '1 商环', '2 环', '2 环境', '3 境'].sort(),
    );
  });

  it('are words between blanks and marks', () => {
    expect(termsOf('open day, 28 march')).toEqual([
      ['open', 0],
      ['day', 1],
      ['28', 2],
      ['march', 3],
    ]);
  });

  it('are pairs of a character and the letter that it touches, too', () => {
    expect(byPlace(termsOf('第18日ai课'))).toEqual(
      ['0 第', '0 第1', '1 18', '1 8日', '2 日', '2 日a', '3 ai', '3 i课', '4 课'].sort(),
    );
  });

  it('leave no pair across a blank or a mark', () => {
    expect(termsOf('教育 创，新').map(([term]) => term)).not.toEqual(
      expect.arrayContaining(['育创', '创新']),
    );
  });

  it('are pairs across the blank that stands between a character and a word', () => {
    expect(byPlace(termsOf('2026 年 3 月 招生'))).toEqual(
      ['0 2026', '0 6年', '1 年', '1 年3', '2 3', '2 3月', '3 月', '4 招', '4 招生', '5 生'].sort(),
    );
  });

  it('take an apostrophe inside of a word for nothing', () => {
    expect(termsOf("li'an's 'town'").map(([term]) => term)).toEqual(['lians', 'town']);
  });

  it('are what stands behind an apostrophe, too, where it may be a word', () => {
    expect(byPlace(termsOf("l'école des student's"))).toEqual(
      ['0 lécole', '0 école', '1 des', '2 students'].sort(),
    );
  });

  it('are words that a mark links, as one, too', () => {
    expect(byPlace(termsOf('wi-fi, 0898-8330-00 and 23,000.'))).toEqual(
      [
        ['0 wi', '0 wifi', '1 fi'],
        ['2 0898', '2 0898833000', '3 8330', '4 00'],
        ['5 and', '6 23', '6 23000', '7 000'],
      ]
        .flat()
        .sort(),
    );
  });

  it('are no words of those that other marks part', () => {
    expect(termsOf('grade 7,grade 8; a - b, 第-章; x-营').map(([term]) => term)).toEqual([
      'grade',
      '7',
      'grade',
      '8',
      'a',
      'b',
      '第',
      '章',
      'x',
      '营',
    ]);
  });

  it('cut words that nobody types', () => {
    expect(termsOf('x'.repeat(5000))).toEqual([['x'.repeat(40), 0]]);
  });

  it('are those of its units and their pairs, whatever the text', () => {
    const text = fc
      .array(fc.constantFrom('营', '商', '𠮷', 'a', 'b1', ' ', '，', '2', '。', 'é', '\n'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const expected: (readonly [string, number])[] = [];
        let before: Unit | undefined;
        for (const [place, unit] of [...unitsOf(written)].entries()) {
          expected.push([unit.text, place]);
          const pair = before && unit.joined ? pairOf(before, unit) : undefined;
          if (pair !== undefined) expected.push([pair, place - 1]);
          before = unit;
        }
        expect(byPlace(termsOf(written))).toEqual(byPlace(expected));
      }),
      { numRuns: 500 },
    );
  });
});
